import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import {
  HOUSE_EVENTS,
  houseMoves,
  ORDER_MOVES,
  orderMove,
  type OrderState,
} from '../../../../domain/order/life/lifecycle';
import { MODE_STATES } from '../../../../domain/order/life/mode-states';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { newPerson, type Person } from '../../people/identity/support/person';
import { deskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';
import { endOf } from './support/state';
import { GENERAL } from './support/submission';

const PATH = MODE_STATES.FCL;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const move = (orderNo: string, from: string, event: string, reason = '') =>
  deskOf(gateway).move({ orderNo, from, event, reason });
const stateOf = async (orderNo: string) => (await read(gateway, person.token, orderNo)).data.state;
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;

describe('order desk', () => {
  it('offers exactly the moves of the order chart', () => {
    for (const state of Object.keys(ORDER_MOVES) as OrderState[])
      for (const event of HOUSE_EVENTS)
        expect(houseMoves(state, PATH).includes(event)).toBe(orderMove(state, event, PATH) !== null);
  });

  it('rejects an order with its reason and returns its capacity', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    const before = await endOf(gateway, orderNo);
    gateway.clock.advance(1_000);
    expect((await move(orderNo, state, 'refused', '承运人不接该货物')).data.state).toBe('REJECTED');
    expect(await lastMessage()).toContain('承运人不接该货物');
    const after = await endOf(gateway, orderNo);
    expect(after).toMatchObject({ state: 'REJECTED', quotedFor: null });
    expect(Number(after?.['boxes'])).toBe(Number(before?.['boxes']) - 1);
    const [last] = await gateway.database.query<{ note: string }>(
      'select note from order_events where order_no = $1 order by position desc limit 1',
      [orderNo],
    );
    expect(last?.note).toBe('承运人不接该货物');
  });

  it('executes one of two parallel moves', async () => {
    const { orderNo, state } = await ordered(gateway, person.token, GENERAL);
    const replies = await Promise.all([move(orderNo, state, 'accepted'), move(orderNo, state, 'refused', '两人同时')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.moveRefused].toSorted());
  });

  it.each([
    ['a step the state does not know', 'UNDER_REVIEW', 'arrived'],
    ['a state it is not in', 'DG_REVIEW', 'accepted'],
  ])('refuses %s', async (_, from, event) => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    expect((await move(orderNo, from, event)).code).toBe(CODES.moveRefused);
    expect(await stateOf(orderNo)).toBe('UNDER_REVIEW');
  });
});
