import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import { quoteById } from '../../../../contract/offers/quotes';
import { etdList } from '../../../../contract/offers/sailings';
import { SCHEDULE_WIRES } from '../../../../contract/modes';
import type { ModeId } from '../../../../domain/mode-ids';
import { type Charges, lineKey } from '../../../../domain/offer/charges';
import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { Sailing, SailingDay } from '../../../../domain/offer/sailing';
import { isSurcharged, type SurchargeRow, withSurcharges } from '../../../../domain/offer/surcharge';
import { surchargedPrice } from '../../../../domain/order/money/priced';
import { bookedMode } from '../../../../server/trade/modes';
import { surchargeStore } from '../../../../server/trade/surcharges/store';
import { goodsOf } from '../../../support/goods-of';
import {
  briefOf,
  type Found,
  type GatewayCase,
  locked,
  submissionOf,
  submitted,
} from '../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../people/identity/support/person';
import { AIR_CASE } from '../modes/support/air';
import { CFS_CASE } from '../modes/support/cfs';
import { DGD_CASE } from '../modes/support/dgd';
import { DOM_CASE, TRUCKED_CASE } from '../modes/support/dom';
import { FCL_CASE } from '../modes/support/fcl';
import { FLEXI_CASE } from '../modes/support/flexi';
import { LCL_CASE } from '../modes/support/lcl';
import { PART_CASE } from '../modes/support/part';
import { RAIL_CASE } from '../modes/support/rail';
import { LEASE_CASE, TANK_CASE } from '../modes/support/tank';
import { TRUCK_CASE } from '../modes/support/truck';
import { WH_CASE } from '../modes/support/wh';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const CASES = {
  FCL: FCL_CASE,
  LCL: LCL_CASE,
  AIR: AIR_CASE,
  RAIL: RAIL_CASE,
  DOM: DOM_CASE,
  'DOM with trucks': TRUCKED_CASE,
  TANK: TANK_CASE,
  'TANK for hire': LEASE_CASE,
  FLEXI: FLEXI_CASE,
  WH: WH_CASE,
  CFS: CFS_CASE,
  TRUCK: TRUCK_CASE,
  'TRUCK that is shared': PART_CASE,
} satisfies Record<string, GatewayCase>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ROW: SurchargeRow = {
  surchargeId: 'SC-EVERY',
  mode: null,
  key: 'carrier:*',
  scope: '全部方式',
  classes: [],
  name: '旺季附加费',
  percent: 7.5,
  from: '2026-03-02',
  until: '2026-03-09',
};
const SECOND = { ...ROW, surchargeId: 'SC-SECOND', name: '燃油调整费', percent: 3 };

async function put(...rows: SurchargeRow[]) {
  const store = surchargeStore(gateway.database);
  const done = { at: new Date(gateway.clock.now()), by: null };
  for (const row of rows) {
    await store.put(row, done);
    await store.approve(row.surchargeId, done);
  }
  await gateway.surcharges.read();
}
async function takeBack() {
  await gateway.database.query('delete from surcharges');
  await gateway.surcharges.read();
}
afterEach(takeBack);

type Listed = { charges: Charges; unit: number[]; totals: number[]; lowest: number[] };
type Priced = { charges: Charges; units: number[] };

function listedIn(days: readonly SailingDay[], prices: ReadonlyMap<string, Priced>, offerId: string): Listed {
  const { charges, units } = prices.get(offerId) as Priced;
  const totals = [...prices.values()].flatMap((of) => [of.charges.totalUsd.amount, of.charges.totalYuan.amount]);
  return { charges, unit: units, totals, lowest: days.flatMap(({ lowest }) => lowest?.amount ?? []) };
}

async function listed(id: ModeId, { search, offerId }: Found): Promise<Listed> {
  if (id === 'FCL') {
    const asked = { ...search, days: 56 };
    const { sailings, days } = (await gateway.post<{ sailings: Sailing[]; days: SailingDay[] }>(etdList.path, asked))
      .data;
    const priced = sailings.flatMap(({ sailingId, price }) =>
      price ? [[sailingId, { ...price, units: price.perBox.map(({ total }) => total.amount) }] as const] : [],
    );
    return listedIn(days, new Map(priced), offerId);
  }
  const { days, offers } = await offersFor(id, search);
  const priced = offers.flatMap((own) =>
    own.price
      ? [[own.offerId, { ...own.price, units: own.price.units.map(({ total }) => total.amount) }] as const]
      : [],
  );
  return listedIn(days, new Map(priced), offerId);
}

/** Restores data that the list encodes once for several offers. */
async function offersFor(id: ModeId, search: object): Promise<{ days: SailingDay[]; offers: Offer[] }> {
  type Answer = { days: SailingDay[]; offers: (Offer & { said?: number })[]; said?: Partial<Offer>[] };
  const answer = await gateway.post<Answer>(SCHEDULE_WIRES[id]?.path ?? '', search);
  const { days, offers, said } = answer.data;
  return { days, offers: offers.map((own) => (own.said === undefined ? own : { ...said?.[own.said], ...own })) };
}

/** Price fields of a detail that have no currency. */
const PRICED = new Set(['total', 'lowest', 'breakEven']);

/** Paths of prices in a detail, except demurrage. */
const pricesIn = (value: unknown, at: string): string[] => {
  if (typeof value === 'number') return PRICED.has(at.split('.').at(-1) ?? '') ? [at] : [];
  if (value === null || typeof value !== 'object') return [];
  if ('currency' in value) return [at];
  return Object.entries(value).flatMap(([key, one]) => (key === 'freeTime' ? [] : pricesIn(one, `${at}.${key}`)));
};

describe('surcharge per mode', () => {
  firstNow(it, 3)(Object.entries(CASES))('is in every price of %s, with the same amount', async (_, mode) => {
    const found = await mode.find(gateway);
    const { token } = await newPerson(gateway);
    const before = await listed(mode.id, found);
    await put(ROW, SECOND);
    const list = await listed(mode.id, found);
    expect(list.charges).toStrictEqual(withSurcharges(before.charges, [ROW, SECOND]));
    expect(list.charges.totalYuan.amount).toBeGreaterThan(before.charges.totalYuan.amount * 1.1);
    expect(list.totals, 'the strip of days').toEqual(expect.arrayContaining(list.lowest));
    expect(list.unit.every((one, at) => one > (before.unit[at] ?? 0) * 1.1)).toBe(true);

    const quote = await locked(gateway, mode.id, found, token);
    expect(quote.offer.price?.charges, 'the panel').toStrictEqual(list.charges);
    const form = mode.sound(quote);
    const { order } = bookedMode(gateway.modes, mode.id);
    const charges = surchargedPrice({ mode: order, form, quote, goodsOf });
    const bare = order.price(form, quote, goodsOf);
    expect(charges, 'the form').toStrictEqual(bare && withSurcharges(bare, [ROW, SECOND]));
    expect(charges && isSurcharged(charges)).toBe(true);
    const keys = charges?.lines.map(lineKey) ?? [];
    expect(new Set(keys).size, 'a line each').toBe(keys.length);

    await takeBack();
    const kept = await gateway.get<Quote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(token));
    expect(kept.data.offer.surcharges, 'what was locked stays').toStrictEqual(quote.offer.surcharges);
    expect(kept.data.offer.price).toStrictEqual(quote.offer.price);
    expect((await listed(mode.id, found)).charges).toStrictEqual(before.charges);
    const reply = await submitted(gateway, { id: mode.id, token }, submissionOf(gateway, form, kept.data));
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
    expect((await briefOf(gateway, token, reply.data.orderNo)).charges, 'the receipt').toStrictEqual(charges);
  });

  firstNow(it, 3)(Object.entries(CASES).filter(([, { id }]) => id !== 'FCL'))(
    'hides comparison prices of other modes beside %s',
    async (_, mode) => {
      const { search } = await mode.find(gateway);
      await put(ROW);
      const { offers } = await offersFor(mode.id, search);
      expect(offers.length).toBeGreaterThan(0);
      expect(new Set(offers.flatMap(({ detail }) => pricesIn(detail, mode.id)))).toEqual(new Set());
    },
  );

  it('on full containers hides their comparison in LCL', async () => {
    const { search } = await LCL_CASE.find(gateway);
    const compared = async () =>
      (await offersFor('LCL', search)).offers.some(({ detail }) => pricesIn(detail, 'LCL').length > 0);
    expect(await compared()).toBe(true);
    await put({ ...ROW, mode: 'FCL' });
    expect(await compared()).toBe(false);
  });

  it('is not in prices of the own price list', async () => {
    await put(ROW);
    const { token } = await newPerson(gateway);
    const quote = await locked(gateway, 'DGD', await DGD_CASE.find(gateway), token);
    expect(isSurcharged(quote.offer.price?.charges ?? { lines: [] })).toBe(false);
    expect(quote.offer.surcharges).toBeUndefined();
  });
});
