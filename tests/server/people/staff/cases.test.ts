/** @module-tag locks */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { SIDE_ACTS } from '../../../../domain/house/duties';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { HouseCase, QueuedCase } from '../../../../domain/house/case';
import { HOUSE_EVENTS } from '../../../../domain/order/life/lifecycle';
import { ACTS } from '../../../../server/doors/desk/orders/acts';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { newPerson, type Person } from '../identity/support/person';
import { ordered, read } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { saidToAll } from './support/cases';
import { type Colleague, colleague, peopleOf } from './support/staff';

let gateway: TestGateway;
let person: Person;
let reviewer: Colleague;
let officer: Colleague;
let auditor: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
  reviewer = await colleague(gateway, 'reviewer');
  officer = await colleague(gateway, 'officer');
  auditor = await colleague(gateway, 'auditor');
});
afterAll(() => gateway.close());

const look = async (orderNo: string, who: Colleague = reviewer) =>
  (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, who.as)).data;
type Doing = { act: string; said?: ActInput; turn?: string; who?: Colleague; how?: string };
async function act(orderNo: string, { act: id, turn, who = reviewer, how = 'act', ...doing }: Doing) {
  const shown = await look(orderNo, who);
  const said = doing.said ?? saidToAll(shown, id);
  const seen = turn ?? shown.turn;
  return gateway.post<{ texts: string[] }>(`/api-desk/case/${orderNo}/${how}`, { turn: seen, act: id, said }, who.as);
}
const hold = async (orderNo: string, to: string | null, who: Colleague) =>
  gateway.post(`/api-desk/case/${orderNo}/hold`, { turn: (await look(orderNo, who)).turn, to }, who.as);
const stateOf = async (orderNo: string) => (await read(gateway, person.token, orderNo)).data.state;

describe('case', () => {
  it('has every event of the desk and every side act', () => {
    expect(ACTS.map(({ id }) => id).toSorted()).toEqual([...HOUSE_EVENTS, ...SIDE_ACTS].toSorted());
    const known = gateway.orders.desk.acts.map(({ name }) => name);
    const sides = SIDE_ACTS.filter((id) => id !== 'allowance' && id !== 'noted').map((id) =>
      id === 'truck' ? 'arrived' : id,
    );
    expect(sides.toSorted()).toEqual(known.toSorted());
  });

  it('requires a reason for rejection, and type and deadline for missing documents', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    expect((await act(orderNo, { act: 'refused', said: { reason: ' ' } })).status).toBe(400);
    expect(
      (await act(orderNo, { act: 'papers.missing', said: { reason: '请补交', replyBy: '2026-13-01' } })).status,
    ).toBe(400);
    const { acts } = await look(orderNo);
    for (const [replyBy, why] of [
      ['2026-02-27', 'a day that is over'],
      ['2099-12-31', 'a day too far'],
    ] as const)
      expect((await act(orderNo, { act: 'papers.missing', said: { reason: '请补交', replyBy } })).status, why).toBe(
        400,
      );
    const nobodys = { reason: '请补交', papers: ['LICENCE_OF_ANOTHER'] };
    expect((await act(orderNo, { act: 'papers.missing', said: nobodys })).status).toBe(400);
    expect(await stateOf(orderNo)).toBe('UNDER_REVIEW');
    const [paper] = acts.find(({ id }) => id === 'papers.missing')?.fields[0]?.options ?? [];
    const said = { reason: '请补交资料', replyBy: '2026-03-06', papers: paper ? [paper.key] : [] };
    expect((await act(orderNo, { act: 'papers.missing', said })).code).toBe(CODES.success);
    expect((await read(gateway, person.token, orderNo)).data.asked).toMatchObject({
      reason: '请补交资料',
      replyBy: '2026-03-06T10:00:00.000Z',
    });
  });

  it('is decided by the responsible role: dangerous goods by the officer, nothing by the auditor', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    expect(state).toBe('DG_REVIEW');
    expect((await look(orderNo)).acts.map(({ id }) => id)).toEqual(['allowance', 'noted']);
    expect((await look(orderNo, auditor)).acts).toEqual([]);
    expect((await act(orderNo, { act: 'accepted' })).status).toBe(403);
    expect((await act(orderNo, { act: 'accepted', who: auditor })).status).toBe(403);
    const said = saidToAll(await look(orderNo, officer), 'accepted');
    expect((await act(orderNo, { act: 'accepted', said, who: officer })).code).toBe(CODES.success);
    expect(await stateOf(orderNo)).toBe('CONFIRMED');
  });

  it.each([
    { its: 'new', wasHeld: false },
    { its: 'given back', wasHeld: true },
  ])('goes to the first of two reviewers of the same $its case, and the other gets a conflict', async ({ wasHeld }) => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const second = await colleague(gateway, 'reviewer');
    if (wasHeld) {
      await hold(orderNo, second.staffId, second);
      await hold(orderNo, null, second);
    }
    const { turn } = await look(orderNo);
    const logged = () => gateway.database.query('select 1 from desk_log where subject = $1', [orderNo]);
    const before = (await logged()).length;
    const replies = await Promise.all([
      act(orderNo, { act: 'accepted', turn }),
      act(orderNo, { act: 'refused', said: { reason: '两人同时' }, turn, who: second }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const done = replies[0]?.status === 200 ? 'CONFIRMED' : 'REJECTED';
    expect(await stateOf(orderNo)).toBe(done);
    expect(await logged()).toHaveLength(before + 1);
  });

  it('is taken by one of eight parallel requests when its row already exists', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    await hold(orderNo, reviewer.staffId, reviewer);
    await hold(orderNo, null, reviewer);
    const { turn } = await look(orderNo);
    const eight = await Promise.all(Array.from({ length: 8 }, () => colleague(gateway, 'reviewer')));
    const replies = await Promise.all(
      eight.map((one) => gateway.post(`/api-desk/case/${orderNo}/hold`, { turn, to: one.staffId }, one.as)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
    const taker = eight[replies.findIndex(({ status }) => status === 200)];
    expect((await look(orderNo)).heldBy?.staffId).toBe(taker?.staffId);
  });

  it('rejects an act read before the owner changed the order', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const { turn } = await look(orderNo);
    const fee = (await read(gateway, person.token, orderNo)).data.cancelFee;
    const cancelled = await gateway.post(
      `/api-puds/order/${orderNo}/cancel`,
      { reason: '1', shownFee: fee },
      { authorization: person.token },
    );
    expect(cancelled.code).toBe(CODES.success);
    const reply = await act(orderNo, { act: 'accepted', turn });
    expect([reply.status, reply.code]).toEqual([409, HOUSE_CODES.caseMoved]);
  });

  it('is taken, passed on and given back, and cannot be worked on while another holds it', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const [second, chief] = [await colleague(gateway, 'reviewer'), await colleague(gateway, 'administrator')];
    expect((await hold(orderNo, reviewer.staffId, reviewer)).status).toBe(200);
    expect(await act(orderNo, { act: 'accepted', who: second })).toMatchObject({
      status: 409,
      code: HOUSE_CODES.caseHeld,
      data: { staffId: reviewer.staffId },
    });
    expect((await hold(orderNo, null, second)).status, 'not theirs to give back').toBe(409);
    expect((await hold(orderNo, auditor.staffId, reviewer)).code, 'an auditor works at nothing').toBe(
      CODES.moveRefused,
    );
    expect((await hold(orderNo, second.staffId, reviewer)).status).toBe(200);
    expect((await look(orderNo)).heldBy?.staffId).toBe(second.staffId);
    expect((await hold(orderNo, null, second)).status).toBe(200);
    expect((await look(orderNo)).heldBy).toBeNull();
    await hold(orderNo, second.staffId, second);
    expect((await hold(orderNo, reviewer.staffId, chief)).status, 'an administrator hands on').toBe(200);
  });

  it('is free once its holder leaves or changes role', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    for (const leave of ['close', 'give'] as const) {
      const leaving = await colleague(gateway, 'reviewer');
      expect((await hold(orderNo, leaving.staffId, leaving)).status).toBe(200);
      await peopleOf(gateway)[leave](leaving.start.login, ['content']);
      expect((await look(orderNo)).heldBy, leave).toBeNull();
    }
    expect((await act(orderNo, { act: 'accepted' })).code).toBe(CODES.success);
  });

  it('accepts only the fields of an act', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const said = { reason: '可以', state: 'COMPLETED', orderNo: 'FC000000000000', byStaff: officer.staffId };
    expect((await act(orderNo, { act: 'accepted', said })).code).toBe(CODES.success);
    expect(await stateOf(orderNo)).toBe('CONFIRMED');
    for (const odd of [{ act: 'cancelled' }, { act: '__proto__' }, { act: 'accepted', said: { reason: 7 } as never }])
      expect((await act(orderNo, odd)).status).toBe(400);
    expect((await gateway.post('/api-desk/case/FC000000000000', {}, reviewer.as)).status).toBe(404);
  });
});

describe('desk log', () => {
  it('contains every act with person and time, and detects changed, missing and cut lines', async () => {
    expect(await findBrokenLine(gateway.database)).toBeNull();
    const lines = await gateway.database.query('select 1 from desk_log');
    const tampered = (sql: string) =>
      gateway.database
        .tx(async (inside) => {
          await inside.query(sql);
          throw new Error(String(await findBrokenLine(inside)));
        })
        .catch((error: unknown) => (error instanceof Error ? error.message : ''));
    expect(await tampered(`update desk_log set said = 'other' where position = 2`)).toBe('2');
    const other = '(select max(id) from staff where id is distinct from staff_id)';
    expect(await tampered(`update desk_log set staff_id = ${other} where position = 3`)).toBe('3');
    expect(await tampered(`delete from desk_log where position = 3`)).toBe('3');
    expect(await tampered(`delete from desk_log where position = ${lines.length}`)).toBe(String(lines.length));
  });
});

describe('desk queue', () => {
  const list = async (asked: object, who: Colleague = reviewer) =>
    (
      await gateway.post<{ records: QueuedCase[]; total: number; counts: Record<string, number> }>(
        '/api-desk/queue',
        { mode: '', state: '', isMine: false, page: 1, ...asked },
        who.as,
      )
    ).data;

  it('lists waiting cases by promised time and counts all', async () => {
    const first = await ordered(gateway, person.token, GENERAL);
    gateway.clock.advance(60_000);
    const second = await ordered(gateway, person.token);
    const { records, counts, total } = await list({ queue: 'review' });
    expect(counts['review']).toBe(total);
    const orderNos = records.map(({ orderNo }) => orderNo);
    expect(orderNos.indexOf(first.orderNo)).toBeLessThan(orderNos.indexOf(second.orderNo));
    const due = records.find(({ orderNo }) => orderNo === second.orderNo)?.dueAt ?? '';
    expect(Date.parse(due) - gateway.clock.now()).toBe(24 * 3_600_000);
    const dangerous = await list({ queue: 'review', state: 'DG_REVIEW' });
    expect(dangerous.records.every(({ state }) => state === 'DG_REVIEW')).toBe(true);
    expect((await list({ queue: 'review', mode: 'AIR' })).total).toBe(0);
    expect((await list({ queue: 'carriage' })).records.every(({ state }) => state !== 'UNDER_REVIEW')).toBe(true);
  });

  it('can be limited to own cases', async () => {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    await hold(orderNo, reviewer.staffId, reviewer);
    expect((await list({ queue: 'review', isMine: true })).records.map((one) => one.orderNo)).toContain(orderNo);
    expect((await list({ queue: 'review', isMine: true }, officer)).total).toBe(0);
  });
});
