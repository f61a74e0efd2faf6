/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../domain/house/case';
import { FORWARD, stateAfterEvent } from '../../../../domain/order/life/lifecycle';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { newPerson } from '../identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { laidBeside, papersLackingAt } from '../../orders/orders/support/papers';
import { GENERAL } from '../../orders/orders/support/submission';
import { dayCome } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { saidToAll } from './support/cases';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let reviewer: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
});
afterAll(() => gateway.close());

const look = async (orderNo: string) =>
  (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, reviewer.as)).data;
async function act(orderNo: string, id: string, how = 'act') {
  const shown = await look(orderNo);
  const body = { turn: shown.turn, act: id, said: saidToAll(shown, id) };
  return gateway.post<{ texts: string[] }>(`/api-desk/case/${orderNo}/${how}`, body, reviewer.as);
}
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;
const TABLES = ['orders', 'order_events', 'takings', 'neighbours', 'sms_outbox', 'desk_cases', 'desk_log', 'units_out'];
const everything = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => gateway.database.query(`select * from ${table}`))));
const TO_THE_END = ['accepted', ...Object.keys(FORWARD)];

/** Sessions end with the working day, so the case is released and the reviewer signs in again. */
async function untilOpen(orderNo: string, opens: Parameters<typeof dayCome>[1]) {
  const { turn } = await look(orderNo);
  await gateway.post(`/api-desk/case/${orderNo}/hold`, { turn, to: null }, reviewer.as);
  dayCome(gateway, opens);
  reviewer = await colleague(gateway, 'reviewer');
}

it('case is led to its end on its step days, each message equal to its preview', async () => {
  const { token } = await newPerson(gateway);
  const { orderNo } = await ordered(gateway, token, GENERAL);
  for (const move of TO_THE_END) {
    gateway.clock.advance(1_000);
    const early = (await gateway.orders.desk.find(orderNo))?.early.find(({ event }) => event === move);
    const { acts, notes } = await look(orderNo);
    const isLate = notes.some(({ name }) => name === '还没到日子');
    expect([acts.some(({ id }) => id === move), isLate], move).toEqual([!early, early !== undefined]);
    if (early) await untilOpen(orderNo, early.opens);
    await look(orderNo);
    await laidBeside(
      gateway,
      orderNo,
      await papersLackingAt(gateway, orderNo, stateAfterEvent(move) ?? 'UNDER_REVIEW'),
    );
    const before = await everything();
    const rehearsed = await act(orderNo, move, 'rehearse');
    expect(rehearsed.code, move).toBe(CODES.success);
    expect(await everything(), `${move} is rehearsed and nothing stays of it`).toBe(before);
    expect((await act(orderNo, move)).code, move).toBe(CODES.success);
    expect(rehearsed.data.texts).toEqual([await lastMessage()]);
  }
  const { history, agreed, state } = await look(orderNo);
  expect([state, agreed.version]).toEqual(['COMPLETED', '2026-11-22']);
  expect(history.filter(({ who }) => who !== null).map(({ event, who }) => [event, who])).toEqual(
    TO_THE_END.map((event) => [event, expect.stringContaining('同事')]),
  );
  const told = JSON.stringify(await gateway.orders.readAny(orderNo));
  expect(told, 'the owner is told of the house').not.toContain('同事');
});
