/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { NamedUnit } from '../../../../../domain/modes/truck/units';
import { holdToBooks } from '../../../support/books';
import { deskOf } from '../../../support/desk';
import { CLIENTS, openCrowd, type Crowd } from '../support/crowd';
import { placedTruck } from './support/placed';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('TRUCK');
});
afterAll(() => crowd.gateway.close());

async function named() {
  const order = await placedTruck(crowd.gateway);
  await order.moved('accepted');
  await order.sent();
  const [truck] = (await order.detail()).units;
  if (!truck) throw new Error('no truck was named');
  const renamed = (change: Partial<NamedUnit>) =>
    deskOf(crowd.gateway).act('units', { orderNo: order.orderNo, units: [{ ...truck, ...change }] });
  return { ...order, truck, renamed };
}

type Named = Awaited<ReturnType<typeof named>>;

const platesOf = async (orders: readonly Named[]): Promise<(string | undefined)[]> =>
  Promise.all(orders.map(async ({ detail }) => (await detail()).units[0]?.no));

const out = async () => {
  const rows = await crowd.gateway.database.query<{ no: string; orderNo: string }>(
    'select distinct name as no, order_no as "orderNo" from road_days',
  );
  return new Map(rows.map(({ no, orderNo }) => [no, orderNo]));
};

it('truck plate requested by fifty parallel changes for three orders goes to one', async () => {
  const orders = [await named(), await named(), await named()];
  const before = await platesOf(orders);
  const presses = Array.from({ length: CLIENTS }, (_, at) => orders[at % orders.length]);
  const answers = await Promise.all(
    presses.map(async (order, at) => ({
      order,
      answer: await order?.renamed({ no: '沪A70415', driverPaper: `${1000 + at}` }),
    })),
  );
  const winners = new Set(
    answers.flatMap(({ order, answer }) => (answer?.code === CODES.success ? [order?.orderNo] : [])),
  );
  expect(winners.size).toBe(1);
  const others = answers.filter(({ order }) => !winners.has(order?.orderNo));
  for (const { answer } of others)
    expect(answer).toMatchObject({
      code: CODES.moveRefused,
      message: '沪A70415 在这些天已随其他订单出车，请换车或换人',
    });
  const after = await platesOf(orders);
  const [winner] = winners;
  expect(after).toEqual(before.map((no, at) => (orders[at]?.orderNo === winner ? '沪A70415' : no)));
  const outNow = await out();
  expect(orders.map(({ orderNo }, at) => outNow.get(after[at] ?? '') === orderNo)).toEqual([true, true, true]);
  expect(crowd.begunAgain(), 'two who waited for each other').toBe(0);
  await holdToBooks(crowd.gateway.database);
});

it('truck plates stay when two orders request each other’s', async () => {
  const [one, other] = [await named(), await named()];
  const answers = await Promise.all([one.renamed({ no: other.truck.no }), other.renamed({ no: one.truck.no })]);
  for (const answer of answers) expect(answer).toMatchObject({ code: CODES.moveRefused });
  expect(await platesOf([one, other])).toEqual([one.truck.no, other.truck.no]);
});

it('driver requested by fifty parallel changes for three orders goes to one', async () => {
  const orders = [await named(), await named(), await named()];
  const presses = Array.from({ length: CLIENTS }, (_, at) => orders[at % orders.length]);
  const answers = await Promise.all(
    presses.map(async (order) => ({ order, answer: await order?.renamed({ driver: '沈师傅', driverPaper: '7042' }) })),
  );
  const winners = new Set(
    answers.flatMap(({ order, answer }) => (answer?.code === CODES.success ? [order?.orderNo] : [])),
  );
  expect(winners.size).toBe(1);
  for (const { answer } of answers.filter(({ order }) => !winners.has(order?.orderNo)))
    expect(answer?.message).toBe('沈师傅（7042） 在这些天已随其他订单出车，请换车或换人');
});
