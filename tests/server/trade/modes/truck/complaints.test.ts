/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { DAY_MS } from '../../../../../domain/values/spans';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { mishappedTruck, yuan } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };

it('23: shortage complaint keeps the order open until closed, and refunds the freight of two drums', async () => {
  const { arrived, paper, passed, tell, kinds, moved, told, total, brief, orderNo } = await mishappedTruck(gateway);
  await arrived();
  for (const docType of ['SIGNEDFOR', 'PHOTO']) await paper('收货人已签收', docType);
  await passed('收货人已签收');
  await passed('实收与短少', '78 件，短少 2 件');
  expect((await brief()).state).toBe('ARRIVED');
  expect((await brief()).history.map(({ note }) => note).join(' ')).toContain('短少 2 件');
  expect(await kinds()).toContain('FILED');
  expect(await tell('SHORT', 500)).toMatchObject({ code: CODES.moveRefused });
  expect(await tell('FILED', null)).toMatchObject(SUCCESS);
  expect(await kinds()).toEqual(['WAITED', 'LEAK', 'SHORT', 'DAMAGED', 'UNFOUNDED', 'CLOSED']);
  expect(await moved('completed')).toMatchObject({ message: '投诉还在处理，请先结案' });
  expect(await tell('SHORT', 20_000.1)).toMatchObject({ message: '这批货还有 20,000 千克可以退运费，请改小' });
  const { charges } = await brief();
  const carriage = charges.lines.reduce(
    (sum, { item, total: of }) => (/^(RF|DGS)$/.test(item) ? sum + of.amount : sum),
    0,
  );
  const before = await total();
  expect(await tell('SHORT', 500)).toMatchObject(SUCCESS);
  const back = Math.round(carriage / 40);
  expect(await total()).toBe(before - back);
  expect((await told()).at(-1)).toMatchObject({
    name: '短少退运费',
    fee: yuan(-back),
    counted: ['短少 500 千克退运费'],
  });
  expect((await newestMessages(gateway.database))[0]?.notice).toContain(orderNo);
  expect(await tell('DAMAGED', 19_500.1)).toMatchObject({ message: '这批货还有 19,500 千克可以退运费，请改小' });
  expect(await tell('CLOSED', null)).toMatchObject(SUCCESS);
  expect(await moved('completed')).toMatchObject(SUCCESS);
  await holdToBooks(gateway.database);
});

it('23: complaint is refused after the seventh day from completion', async () => {
  const { arrived, paper, passed, kinds, moved } = await mishappedTruck(gateway);
  await arrived();
  for (const docType of ['SIGNEDFOR', 'PHOTO']) await paper('收货人已签收', docType);
  await passed('收货人已签收');
  await passed('实收与短少', '80 件，无短少');
  expect(await moved('completed')).toMatchObject(SUCCESS);
  gateway.clock.advance(6 * DAY_MS);
  expect(await kinds()).toEqual(['FILED']);
  gateway.clock.advance(2 * DAY_MS);
  expect((await kinds()) ?? []).toEqual([]);
});

it('23: signed order completes after the seventh day, and notifies its owner', async () => {
  const { arrived, paper, passed, brief, orderNo } = await mishappedTruck(gateway);
  await arrived();
  for (const docType of ['SIGNEDFOR', 'PHOTO']) await paper('收货人已签收', docType);
  gateway.clock.advance(9 * DAY_MS);
  await gateway.orders.sweep();
  expect((await brief()).state, 'nobody has signed for it').toBe('ARRIVED');
  await passed('收货人已签收');
  gateway.clock.advance(7 * DAY_MS);
  await gateway.orders.sweep();
  expect((await brief()).state, 'on the seventh day').toBe('ARRIVED');
  gateway.clock.advance(DAY_MS);
  await Promise.all([gateway.orders.sweep(), gateway.orders.sweep(), gateway.orders.sweep()]);
  const { state, history } = await brief();
  expect([state, history.at(-1)?.note]).toEqual(['COMPLETED', '签收满 7 天，没有未结的投诉，已自动完成']);
  expect(history.filter(({ event }) => event === 'completed')).toHaveLength(1);
  const told = (await newestMessages(gateway.database)).filter(({ notice }) => notice?.includes('已自动完成'));
  expect(told.map(({ notice }) => notice)).toEqual([
    `【化途】订单 ${orderNo} 已签收。说明：签收满 7 天，没有未结的投诉，已自动完成`,
  ]);
});

it('23: open complaint keeps the order from completing', async () => {
  const { arrived, paper, passed, tell, brief } = await mishappedTruck(gateway);
  await arrived();
  for (const docType of ['SIGNEDFOR', 'PHOTO']) await paper('收货人已签收', docType);
  await passed('收货人已签收');
  expect(await tell('FILED', null)).toMatchObject(SUCCESS);
  gateway.clock.advance(11 * DAY_MS);
  await gateway.orders.sweep();
  expect((await brief()).state).toBe('ARRIVED');
  expect(await tell('UNFOUNDED', null)).toMatchObject(SUCCESS);
  await gateway.orders.sweep();
  expect((await brief()).state).toBe('COMPLETED');
});
