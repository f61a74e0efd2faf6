import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import { HOUSE_EVENTS, houseMoves, ORDER_MOVES, orderMove, type OrderState } from '../../../domain/order/lifecycle';
import { MODES } from '../../../domain/modes';
import { deskRoutes } from '../../../server/demo/desk/desk-routes';
import { newestMessages } from '../../../server/sms/outbox';
import { newPerson, type Person } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../support/gateway';
import { ordered, read } from './support/booking';
import { endOf } from './support/state';
import { GENERAL } from './support/submission';

type Shown = {
  orderNo: string;
  state: OrderState;
  stateName: string;
  moves: { event: string; needsReason: boolean }[];
};

const PATH = MODES.FCL.states;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway({ extraRoutes: ({ desk }) => deskRoutes(desk) });
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const list = async () => (await gateway.get<Shown[]>('/__demo/desk.json')).data;
const shown = async (orderNo: string) => (await list()).find((order) => order.orderNo === orderNo);
const move = (orderNo: string, from: string, event: string, reason = '') =>
  gateway.post<{ state: OrderState }>('/__demo/desk', { orderNo, from, event, reason });
const stateOf = async (orderNo: string) => (await read(gateway, person.token, orderNo)).data.state;
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;

describe('the desk of the demo', () => {
  it('knows no other moves than the one chart of an order', () => {
    for (const state of Object.keys(ORDER_MOVES) as OrderState[])
      for (const event of HOUSE_EVENTS)
        expect(houseMoves(state, PATH).includes(event)).toBe(orderMove(state, event, PATH) !== null);
  });

  it('leads an order to its end, and its owner sees and hears of every step', async () => {
    const { orderNo, state } = await ordered(gateway, person.token, GENERAL);
    expect(state).toBe('UNDER_REVIEW');
    const road = ['accepted', 'space.released', 'cargo.in', 'declared', 'departed', 'arrived', 'completed'];
    let from: OrderState = state;
    for (const event of road) {
      gateway.clock.advance(1_000);
      expect((await shown(orderNo))?.moves.map((one) => one.event)).toContain(event);
      const reply = await move(orderNo, from, event);
      expect(reply.code, event).toBe(CODES.success);
      from = reply.data.state;
      expect(await stateOf(orderNo)).toBe(from);
      expect(await lastMessage()).toContain(orderNo);
    }
    expect(from).toBe('COMPLETED');
    expect(await shown(orderNo), 'nothing is left to do').toBeUndefined();
  });

  it('sends one back with its reason, and gives the market back what it had', async () => {
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

  it('sends nobody back without a word', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    expect(await move(orderNo, state, 'refused', '  ')).toMatchObject({
      status: 400,
      message: '请写明原因（2–100 字）',
    });
    expect(await stateOf(orderNo)).toBe(state);
  });

  it('is obeyed once by two who press together', async () => {
    const { orderNo, state } = await ordered(gateway, person.token, GENERAL);
    const replies = await Promise.all([move(orderNo, state, 'accepted'), move(orderNo, state, 'refused', '两人同时')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.moveRefused].toSorted());
  });

  it.each([
    ['a step the state does not know', 'UNDER_REVIEW', 'arrived', 200],
    ['a state it is not in', 'DG_REVIEW', 'accepted', 200],
    ['a step that is the owner’s', 'UNDER_REVIEW', 'cancelled', 400],
    ['a step that is the clock’s', 'UNDER_REVIEW', 'deadline.passed', 400],
    ['a step of another world', 'UNDER_REVIEW', '__proto__', 400],
    ['a state of another world', 'toString', 'accepted', 400],
  ])('does not do %s', async (_, from, event, status) => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const reply = await move(orderNo, from, event);
    expect(reply.status).toBe(status);
    expect(reply.code).toBe(status === 200 ? CODES.moveRefused : CODES.badRequest);
    expect(await stateOf(orderNo)).toBe('UNDER_REVIEW');
  });

  it('finds no order that is not there, and none by a name that is none', async () => {
    expect((await move('FC000000000000', 'UNDER_REVIEW', 'accepted')).status).toBe(404);
    expect((await move("FC' or 1=1;--", 'UNDER_REVIEW', 'accepted')).status).toBe(400);
    expect((await move('FC000000000000', 'UNDER_REVIEW', 'refused', '长'.repeat(101))).status).toBe(400);
  });

  it('takes no press from another site', async () => {
    const { orderNo, state } = await ordered(gateway, person.token, GENERAL);
    const body = { orderNo, from: state, event: 'accepted', reason: '' };
    const reply = await gateway.post('/__demo/desk', body, { origin: 'https://elsewhere.example' });
    expect(reply.status).toBe(403);
    expect(await stateOf(orderNo)).toBe(state);
  });

  it('is a page with a script of its own', async () => {
    const page = await gateway.request('/__demo/desk');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('正式环境没有这个页面');
    expect((await gateway.request('/__demo/desk.js')).status).toBe(200);
  });

  it('is unknown where nobody opened the door', async () => {
    const closed = await openTestGateway();
    for (const path of ['/__demo/desk', '/__demo/desk.json', '/__demo/desk.js'])
      expect((await closed.request(path)).status, path).toBe(404);
    expect((await closed.post('/__demo/desk', {})).status).toBe(404);
    await closed.close();
  });
});
