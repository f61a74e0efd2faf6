/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';

import { CODES } from '../../../../../contract/wire/envelope';
import { truckReceipt } from '../../../../../contract/modes/truck/receipt';
import { cancelOrder } from '../../../../../contract/orders/orders';
import type { TruckOffer, TruckQuote } from '../../../../../domain/modes/truck/quote';
import type { NamedUnit } from '../../../../../domain/modes/truck/units';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { YUAN } from '../../../../../domain/values/money';
import { briefOf, orderedBy, type Ordered } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { deskOf } from '../../../support/desk';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { PART_CASE, partOffers, shared } from '../support/part';
import { soundOn } from '../support/truck';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('TRUCK');
});
afterAll(() => crowd.gateway.close());

const leftOf = async ({ offerId }: Pick<TruckOffer, 'offerId'>, search = shared()): Promise<number> => {
  const offers = await partOffers(crowd.gateway, search);
  return offers.find((one) => one.offerId === offerId)?.detail.part?.leftKg ?? 0;
};

const movedAs = async ({ order: { orderNo }, person: { token } }: Ordered, event: HouseEvent) => {
  const { state: from } = await briefOf(crowd.gateway, token, orderNo);
  const units = ((await deskOf(crowd.gateway).find(orderNo))?.equipment?.proposed ?? []) as NamedUnit[];
  return deskOf(crowd.gateway).move({ orderNo, from, event, ...(event === 'space.released' && { units }) });
};

it('R1 shared truck sells the remaining kilograms once to fifty parallel buyers, and offers alternatives', async () => {
  const [first] = await partOffers(crowd.gateway, shared({ kg: 100, m3: 0.2 }));
  const most = first?.detail.part?.leftKg ?? 0;
  if (!first || most === 0) throw new Error('nothing is left');
  const kg = Math.floor(most / Math.floor(CLIENTS / 2));
  const search = shared({ kg, m3: 0.01 });
  const answers = await crowd.race<TruckQuote>(() => ({ search, offerId: first.offerId }), soundOn);
  expect(won(answers)).toHaveLength(Math.floor(most / kg));
  for (const { code, ways } of lost(answers)) {
    expect(code).toBe(CODES.soldOut);
    expect(ways.map(({ offerId }) => offerId)).not.toContain(first.offerId);
  }
  expect(await leftOf(first, shared({ kg: 10, m3: 0.02 }))).toBe(most % kg);
  expect(crowd.begunAgain(), 'two who waited for each other').toBe(0);
  await holdToBooks(crowd.gateway.database);
});

it('shared truck order returns room and compatibility on cancellation, free before confirmation', async () => {
  const before = await partOffers(crowd.gateway, shared());
  const { order, person } = await orderedBy(crowd.gateway, PART_CASE);
  const offer = before.at(-1);
  if (!offer) throw new Error('nothing leaves');
  const most = offer.detail.part?.leftKg ?? 0;
  expect(await leftOf(offer)).toBe(most - 850);
  const said = { reason: '1', shownFee: { amount: 0, currency: YUAN } };
  const path = cancelOrder.path.replace(':orderNo', order.orderNo);
  expect(await crowd.gateway.post(path, said, bearing(person.token))).toMatchObject({ code: CODES.success });
  expect(await leftOf(offer)).toBe(most);
  await holdToBooks(crowd.gateway.database);
});

it('shared truck order shows the one truck to all on it, and its cancellation fee depends on hub closing', async () => {
  const [one, other] = [await orderedBy(crowd.gateway, PART_CASE), await orderedBy(crowd.gateway, PART_CASE)];
  const detailOf = async ({ order, person }: Ordered) =>
    v.parse(truckReceipt, (await briefOf(crowd.gateway, person.token, order.orderNo)).detail);
  for (const each of [one, other]) {
    expect(await movedAs(each, 'accepted')).toMatchObject({ code: CODES.success });
    expect((await briefOf(crowd.gateway, each.person.token, each.order.orderNo)).cancelFee?.amount).toBe(0);
    expect(await movedAs(each, 'space.released')).toMatchObject({ code: CODES.success });
  }
  const [mine, theirs] = [await detailOf(one), await detailOf(other)];
  expect(mine.units).toHaveLength(1);
  expect(theirs.units).toEqual(mine.units);
  expect(mine).toMatchObject({ part: { m3: 1.2, tons: 0.9, pickAt: '', dropAt: '' }, kg: 850, trucks: 1 });
  expect(mine.fees).toEqual({ confirmed: 0, early: 0, late: 70_796, last: 235_985, atGate: 235_985 });
  const ahead = (await deskOf(crowd.gateway).find(one.order.orderNo))?.ahead ?? [];
  expect(ahead.map(({ place }) => place)).toEqual(['货物已到站点，已复核重量与体积', '装货完毕']);
});
