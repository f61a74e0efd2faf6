import { describe, expect, it } from 'vitest';

import { MALL } from '../../../../domain/modes/mall/mode';
import { isTruck } from '../../../../domain/modes/truck/quote';
import { truckQuestion, type TruckQuery } from '../../../../domain/modes/truck/search';
import { answerOf } from '../../../../domain/offer/answer';
import type { Haul } from '../../../../domain/order/trucks/haul';
import { momentIn } from '../../../../domain/values/moments';
import { cityAt } from '../../../../server/trade/modes/truck/taken-over';
import { searchTrucks } from '../../../../server/trade/modes/truck/search';
import { gateOf } from '../../../../domain/offer/cutoffs';
import { loadsIn } from '../../../../server/trade/modes/fcl/loads';
import { haulOf, HAULS } from '../../../../server/trade/modes/tables/hauls';
import type { Snapshot } from '../../../../server/trade/modes/mode';
import { portsOf } from '../../../../server/world/ports/catalogue';
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

const questionIn = ({ address }: Haul): string => address.slice('/haul?'.length);

function hauled(order: Snapshot): Haul {
  const haul = haulOf(order, 'CONFIRMED', BOOKED_AT);
  if (!haul) throw new Error(`no truck goes on with ${order.quote.mode}`);
  return haul;
}

/** What of a question is said otherwise than where nobody has said anything. */
const saidIn = (asked: TruckQuery) => {
  const blank = truckQuestion.asked('');
  return Object.fromEntries(Object.entries(asked).filter(([name, value]) => value !== Reflect.get(blank, name)));
};

const alone = { ...FCL_ORDER, form: { ...FCL_ORDER.form, goods: [METHANOL] } };
const METHANOL_ASKED = { unNo: '1230', goods: '甲醇', group: 'II' };
const TOLUENE_ASKED = { unNo: '1294', goods: '甲苯', group: 'II' };
const SODA_ASKED = { unNo: '1823', goods: '氢氧化钠（固体/片碱）', group: 'II' };

/** Several goods with numbers go on together; those of the shop, without, are left to whoever asks. */
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

describe('a truck goes on with an order', () => {
  it('is drawn for every mode that hands one over', () => {
    expect(ORDERS.map(([id]) => id).toSorted()).toEqual(Object.keys(HAULS).toSorted());
  });

  it('weighs a container with its goods as its own receipt does, and a gate as it opens', () => {
    const [load] = loadsIn(alone.form);
    const { kg, tareKg, dropFrom } = truckQuestion.asked(questionIn(hauled(alone)));
    expect(Math.ceil(Number(kg) + Number(tareKg))).toBe(load?.vgmKg);
    expect(momentIn(dropFrom ?? '')).toBe(gateOf(alone.quote.offer.cutoffs)?.opens);
  });

  it('never comes before the goods stand ready', () => {
    const ready = (hour: string): string => {
      const form = { ...MALL_ORDER.form, pickupAt: `2026-12-02T${hour}` };
      return truckQuestion.asked(questionIn(hauled({ ...MALL_ORDER, form }))).hour;
    };
    expect(['09:30', '09:31', '09:00'].map(ready)).toEqual(['0930', '10', '09']);
  });

  it.each(ORDERS)('%s: its address is read as it was meant, and says nothing else', (_, order, said) => {
    const haul = hauled(order);
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

  it('takes limited quantities of one kind over as such, where one truck takes all of them', () => {
    const row = { ...METHANOL, isLimited: true, innerQuantity: '500 ml', grossKg: '610', pieces: '41' };
    const soldOf = (change: Partial<typeof row>): Snapshot => ({
      ...MALL_ORDER,
      form: { ...MALL_ORDER.form, isDanger: 'Y', goods: [{ ...row, ...change }] },
    });
    const littleIn = (order: Snapshot) => {
      const { small, inner, packages } = truckQuestion.asked(questionIn(hauled(order)));
      return { small, inner, packages };
    };
    const nothing = { small: 'NONE', inner: null, packages: '' };
    expect(littleIn(soldOf({}))).toEqual({ small: 'LQ', inner: '500 ml', packages: '41' });
    expect(littleIn(soldOf({ innerQuantity: 'a bottle', pieces: '' }))).toEqual({ ...nothing, small: 'LQ' });
    expect(littleIn(soldOf({ isLimited: false }))).toEqual(nothing);
    expect(littleIn({ ...alone, form: { ...alone.form, goods: [row] } })).toEqual(nothing);
  });

  it('tells of the hours at the side of a ship, and of them alone', () => {
    const opens = Object.fromEntries(ORDERS.map(([id, order]) => [id, hauled(order).opensAt]));
    expect(opens).toStrictEqual({
      ...Object.fromEntries(ORDERS.map(([id]) => [id, undefined])),
      FCL: '2026-12-16T22:08:00.000Z',
      TANK: '2026-12-01T22:00:00.000Z',
    });
  });

  it('names nobody in its address', () => {
    for (const [, order] of ORDERS) {
      const address = decodeURIComponent(hauled(order).address);
      const { contactName, contactPhone, emergencyName, shipper } = order.form;
      for (const text of [contactName, contactPhone, emergencyName, shipper.name].filter(Boolean))
        expect(address).not.toContain(text);
    }
  });

  it('24: names no order, and an address that does asks for nothing of anybody', () => {
    for (const [, order] of ORDERS) expect(hauled(order).address).not.toMatch(/[?&]ref=/);
    const asked = truckQuestion.asked('ref=FC26120700012345');
    expect(saidIn(asked)).toEqual({});
    expect(truckQuestion.address('/haul', asked)).not.toContain('FC26120700012345');
  });

  it('shows the trucks that can bring it in time once the other end is said', () => {
    const asked = { ...truckQuestion.asked(questionIn(hauled(alone))), org: '3302' };
    const search = truckQuestion.searchOf(asked);
    const offers = search ? searchTrucks(search, ROAD_WORLD).offers : [];
    const closes = momentIn(hauled(alone).at) ?? 0;
    const chassis = offers.filter((offer) => isTruck(offer) && offer.detail.vehicle === 'SKEL');
    expect(chassis.some((offer) => answerOf(offer) !== 'N' && (momentIn(offer.arrivesAt) ?? closes) < closes)).toBe(
      true,
    );
  });

  it.each(['CARGO_IN', 'COMPLETED', 'CANCELLED', 'REJECTED'] as const)('not one that is %s', (state) => {
    for (const [, order] of ORDERS) expect(haulOf(order, state, BOOKED_AT)).toBeNull();
  });

  it('not with what the house drives itself, or packs, or what is due at once', () => {
    const withServices = (services: string[]): Snapshot => ({
      ...alone,
      form: { ...alone.form, services },
    });
    expect(haulOf(withServices(['TRK']), 'CONFIRMED', BOOKED_AT)).toBeNull();
    expect(haulOf(withServices(['CFS']), 'CONFIRMED', BOOKED_AT)).toBeNull();
    const sent = { ...MALL_ORDER, form: { ...MALL_ORDER.form, ...sentMall('2026-12-02', '3101') } };
    expect(haulOf(sent, 'CONFIRMED', BOOKED_AT)).toBeNull();
    expect(haulOf(alone, 'CONFIRMED', momentIn(hauled(alone).at) ?? 0)).toBeNull();
  });
});

it('knows each port, airport and station of the country that lies in a city of the road', () => {
  const home = (['port', 'airport', 'station'] as const).flatMap((kind) =>
    portsOf(kind).filter(({ country, line }) => country === '中国' && line !== '口岸'),
  );
  const nowhere = home.filter(({ code }) => cityAt(code) === null).map(({ nameCn }) => nameCn);
  expect(nowhere.join(' ')).toBe('蛇口 盐田 湛江 钦州 营口（鲅鱼圈） 深圳宝安 鄂州花湖 义乌西');
});
