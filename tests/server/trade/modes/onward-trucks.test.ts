import { describe, expect, it } from 'vitest';

import { MODE_IDS } from '../../../../domain/mode-ids';
import { MALL } from '../../../../domain/modes/mall/mode';
import { isTruck } from '../../../../domain/modes/truck/quote';
import { truckQuestion, type TruckQuery } from '../../../../domain/modes/truck/search';
import { offerAnswer } from '../../../../domain/offer/answer';
import type { OnwardTruck } from '../../../../domain/order/trucks/onward-truck';
import { parseMoment } from '../../../../domain/values/moments';
import { findCityByPlace } from '../../../../server/trade/modes/truck/onward-truck';
import { searchTrucks } from '../../../../server/trade/modes/truck/search';
import { gateHours } from '../../../../domain/offer/cutoffs';
import { receiptLoads } from '../../../../server/trade/modes/fcl/loads';
import { MARKETS } from '../../../../server/trade/modes/markets';
import { findOnwardTruck } from '../../../../server/trade/modes/onward-trucks';
import type { Snapshot } from '../../../../server/trade/modes/mode';
import { listPorts } from '../../../../server/world/ports/catalogue';
import { BOOKED_AT } from '../../../support/fcl-order';
import { fetchedMall, mallFacts, mallQuoteFor, sentMall } from '../../../support/mall-order';
import { METHANOL } from '../../../support/places/distinct';
import { ROAD_WORLD } from '../../../support/truck-order';
import { AIR_ORDER, CFS_ORDER, FCL_ORDER, RAIL_ORDER, TANK_ORDER, WH_ORDER } from './prints/orders';
import { priced } from './prints/ordered';

const [kind] = ['fetched'] as const;
const SOLD = mallQuoteFor(kind);
const MALL_ORDER = priced(
  MALL,
  { ...MALL.quoted(MALL.blank, SOLD), ...fetchedMall('2026-12-02'), pickupAt: '2026-12-02T14:00' },
  SOLD,
  mallFacts(kind),
);

const questionIn = ({ address }: OnwardTruck): string => address.slice('/haul?'.length);

function onwardTruckOf(order: Snapshot): OnwardTruck {
  const haul = findOnwardTruck(order, 'CONFIRMED', BOOKED_AT);
  if (!haul) throw new Error(`no truck goes on with ${order.quote.mode}`);
  return haul;
}

/** Query fields that differ from an empty query. */
const saidIn = (asked: TruckQuery) => {
  const blank = truckQuestion.asked('');
  return Object.fromEntries(Object.entries(asked).filter(([name, value]) => value !== Reflect.get(blank, name)));
};

const alone = { ...FCL_ORDER, form: { ...FCL_ORDER.form, goods: [METHANOL] } };
const METHANOL_ASKED = { unNo: '1230', goods: '甲醇', group: 'II' };
const TOLUENE_ASKED = { unNo: '1294', goods: '甲苯', group: 'II' };
const SODA_ASKED = { unNo: '1823', goods: '氢氧化钠（固体/片碱）', group: 'II' };

/** Goods with UN numbers are all carried over; shop goods without one are left out. */
const ORDERS: readonly (readonly [id: string, order: Snapshot, said: object])[] = [
  [
    'FCL',
    alone,
    {
      dst: '3101',
      ...METHANOL_ASKED,
      etd: '2026-12-15',
      dropFrom: '2026-12-17T06:08',
      dropTo: '2026-12-18T06:08',
      kg: '2496.1',
      trucks: '3',
      box: '20GP',
      tareKg: '2330',
    },
  ],
  [
    'TANK',
    TANK_ORDER,
    {
      dst: '3101',
      ...TOLUENE_ASKED,
      etd: '2026-11-30',
      dropFrom: '2026-12-02T06:00',
      dropTo: '2026-12-03T06:00',
      kg: '20000',
      trucks: '2',
      box: 'TK',
      tareKg: '3850',
    },
  ],
  [
    'RAIL',
    RAIL_ORDER,
    {
      dst: '6101',
      ...SODA_ASKED,
      etd: '2026-12-18',
      dropTo: '2026-12-21T17:00',
      kg: '20130',
      trucks: '2',
      box: '20GP',
      tareKg: '2230',
    },
  ],
  [
    'AIR',
    AIR_ORDER,
    {
      dst: '3101',
      ...METHANOL_ASKED,
      others: '1090_II',
      etd: '2026-11-29',
      dropTo: '2026-12-02T04:20',
      kg: '110',
      m3: '0.11',
    },
  ],
  [
    'CFS',
    CFS_ORDER,
    {
      dst: '3101',
      ...METHANOL_ASKED,
      others: '1263_III',
      etd: '2026-11-30',
      dropFrom: '2026-12-03T08:00',
      dropTo: '2026-12-03T08:00',
      kg: '5593',
      trucks: '2',
    },
  ],
  [
    'WH',
    WH_ORDER,
    {
      dst: '3304',
      ...METHANOL_ASKED,
      others: '1263_III',
      etd: '2026-11-28',
      dropFrom: '2026-12-01T09:00',
      dropTo: '2026-12-01T09:00',
      kg: '6000',
      trucks: '2',
    },
  ],
  ['MALL', MALL_ORDER, { org: '3205', etd: '2026-12-02', hour: '14', kg: '1930' }],
];

describe('truck link of an order', () => {
  it('exists for every mode that allows one', () => {
    const offering = MODE_IDS.filter((id) => 'onwardTruck' in (MARKETS[id] ?? {}));
    expect(ORDERS.map(([id]) => id).toSorted()).toEqual(offering.toSorted());
  });

  it('has the container weight of the receipt, and the gate opening time', () => {
    const [load] = receiptLoads(alone.form);
    const { kg, tareKg, dropFrom } = truckQuestion.asked(questionIn(onwardTruckOf(alone)));
    expect(Math.ceil(Number(kg) + Number(tareKg))).toBe(load?.vgmKg);
    expect(parseMoment(dropFrom ?? '')).toBe(gateHours(alone.quote.offer.cutoffs)?.opens);
  });

  it('never sets pickup before the goods are ready', () => {
    const ready = (hour: string): string => {
      const form = { ...MALL_ORDER.form, pickupAt: `2026-12-02T${hour}` };
      return truckQuestion.asked(questionIn(onwardTruckOf({ ...MALL_ORDER, form }))).hour;
    };
    expect(['09:30', '09:31', '09:00'].map(ready)).toEqual(['0930', '10', '09']);
  });

  it.each(ORDERS)('%s: round-trips through its address with nothing else', (_, order, said) => {
    const haul = onwardTruckOf(order);
    const asked = truckQuestion.asked(questionIn(haul));
    expect(saidIn(asked)).toStrictEqual(said);
    expect(truckQuestion.address('/haul', asked)).toBe(haul.address);
    const missing = ['goods' in said ? [] : ['goods'], haul.way === 'TO' ? ['org'] : ['dst']].flat();
    expect(truckQuestion.missing(asked).toSorted()).toStrictEqual(missing.toSorted());
    expect(haul.filled).toStrictEqual(
      (['goods', 'kg', 'trucks', 'day'] as const).filter((part) => part === 'day' || part in said),
    );
    expect(asked.isDanger).toBe(order.form.isDanger);
  });

  it('keeps limited quantities when one truck takes all of them', () => {
    const row = { ...METHANOL, isLimited: true, innerQuantity: '500 ml', grossKg: '610', pieces: '41' };
    const soldOf = (change: Partial<typeof row>): Snapshot => ({
      ...MALL_ORDER,
      form: { ...MALL_ORDER.form, isDanger: 'Y', goods: [{ ...row, ...change }] },
    });
    const littleIn = (order: Snapshot) => {
      const { small, inner, packages } = truckQuestion.asked(questionIn(onwardTruckOf(order)));
      return { small, inner, packages };
    };
    const nothing = { small: 'NONE', inner: null, packages: '' };
    expect(littleIn(soldOf({}))).toEqual({ small: 'LQ', inner: '500 ml', packages: '41' });
    expect(littleIn(soldOf({ innerQuantity: 'a bottle', pieces: '' }))).toEqual({ ...nothing, small: 'LQ' });
    expect(littleIn(soldOf({ isLimited: false }))).toEqual(nothing);
    expect(littleIn({ ...alone, form: { ...alone.form, goods: [row] } })).toEqual(nothing);
  });

  it('has gate opening times for sea modes only', () => {
    const opens = Object.fromEntries(ORDERS.map(([id, order]) => [id, onwardTruckOf(order).opensAt]));
    expect(opens).toStrictEqual({
      ...Object.fromEntries(ORDERS.map(([id]) => [id, undefined])),
      FCL: '2026-12-16T22:08:00.000Z',
      TANK: '2026-12-01T22:00:00.000Z',
    });
  });

  it('contains no names and phones', () => {
    for (const [, order] of ORDERS) {
      const address = decodeURIComponent(onwardTruckOf(order).address);
      const { contactName, contactPhone, emergencyName, shipper } = order.form;
      for (const text of [contactName, contactPhone, emergencyName, shipper.name].filter(Boolean))
        expect(address).not.toContain(text);
    }
  });

  it('24: contains no order number, and ignores one in the address', () => {
    for (const [, order] of ORDERS) expect(onwardTruckOf(order).address).not.toMatch(/[?&]ref=/);
    const asked = truckQuestion.asked('ref=FC26120700012345');
    expect(saidIn(asked)).toEqual({});
    expect(truckQuestion.address('/haul', asked)).not.toContain('FC26120700012345');
  });

  it('finds trucks that arrive in time once the other end is chosen', () => {
    const asked = { ...truckQuestion.asked(questionIn(onwardTruckOf(alone))), org: '3302' };
    const search = truckQuestion.searchOf(asked);
    const offers = search ? searchTrucks(search, ROAD_WORLD).offers : [];
    const closes = parseMoment(onwardTruckOf(alone).at) ?? 0;
    const chassis = offers.filter((offer) => isTruck(offer) && offer.detail.vehicle === 'SKEL');
    expect(
      chassis.some((offer) => offerAnswer(offer) !== 'N' && (parseMoment(offer.arrivesAt) ?? closes) < closes),
    ).toBe(true);
  });

  it.each(['CARGO_IN', 'COMPLETED', 'CANCELLED', 'REJECTED'] as const)('is missing once %s', (state) => {
    for (const [, order] of ORDERS) expect(findOnwardTruck(order, state, BOOKED_AT)).toBeNull();
  });

  it('is missing with platform trucking or loading, or when due at once', () => {
    const withServices = (services: string[]): Snapshot => ({ ...alone, form: { ...alone.form, services } });
    expect(findOnwardTruck(withServices(['TRK']), 'CONFIRMED', BOOKED_AT)).toBeNull();
    expect(findOnwardTruck(withServices(['CFS']), 'CONFIRMED', BOOKED_AT)).toBeNull();
    const sent = { ...MALL_ORDER, form: { ...MALL_ORDER.form, ...sentMall('2026-12-02', '3101') } };
    expect(findOnwardTruck(sent, 'CONFIRMED', BOOKED_AT)).toBeNull();
    expect(findOnwardTruck(alone, 'CONFIRMED', parseMoment(onwardTruckOf(alone).at) ?? 0)).toBeNull();
  });
});

it('knows the city of every Chinese port, airport and station, except the listed ones', () => {
  const home = (['port', 'airport', 'station'] as const).flatMap((kind) =>
    listPorts(kind).filter(({ country, line }) => country === '中国' && line !== '口岸'),
  );
  const nowhere = home.filter(({ code }) => findCityByPlace(code) === null).map(({ nameCn }) => nameCn);
  expect(nowhere.join(' ')).toBe('蛇口 盐田 湛江 钦州 营口（鲅鱼圈） 深圳宝安 鄂州花湖 义乌西');
});
