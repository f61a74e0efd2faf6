import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actOnMany, readMany, rehearseMany } from '../../../../contract/house/many';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { AT_A_TIME, MOST_AT_ONCE } from '../../../../domain/house/many';
import { parseMoment } from '../../../../domain/values/moments';
import { MANY_MESSAGES } from '../../../../server/doors/desk/messages';
import { orderedBy } from '../../../support/modes/gateway-case';
import { ordered } from '../../orders/orders/support/booking';
import { DANGEROUS, GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { newPerson } from '../identity/support/person';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let officer: Colleague;
let other: Colleague;
const nos: string[] = [];
let stuffed: string;
let methanol: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  for (let count = 0; count < 6; count += 1) {
    const { token } = await newPerson(gateway);
    nos.push((await ordered(gateway, token, GENERAL)).orderNo);
  }
  methanol = (await ordered(gateway, (await newPerson(gateway)).token, DANGEROUS)).orderNo;
  stuffed = (await orderedBy(gateway, CFS_CASE)).order.orderNo;
  const [last] = await gateway.database.query<{ at: string }>(`select max(head->>'arrivesAt') as at from orders`);
  gateway.clock.advance((parseMoment(last?.at ?? '') ?? 0) + 60_000 - gateway.clock.now());
  officer = await colleague(gateway, 'officer');
  other = await colleague(gateway, 'officer');
});
afterAll(() => gateway.close());

const put = (state: string, ...them: string[]) =>
  gateway.database.query('update orders set state = $2 where order_no = any($1)', [them, state]);
const statesOf = async (them: readonly string[]) =>
  (
    await gateway.database.query<{ state: string }>(
      'select state from orders where order_no = any($1) order by order_no',
      [[...them]],
    )
  ).map(({ state }) => state);
const arrivalsOf = async (no: string) =>
  (await gateway.database.query(`select 1 from order_events where order_no = $1 and event = 'arrived'`, [no])).length;

const look = (them: readonly string[], { as } = officer) =>
  gateway.post<ReplyOf<typeof readMany>>(readMany.path, { nos: them }, as);
type Deed = {
  act?: string;
  said?: object;
  path?: string;
  who?: Colleague;
  turns?: readonly { no: string; turn: string }[];
};
async function act(
  them: readonly string[],
  { act: id = 'arrived', said = {}, path = actOnMany.path, who = officer, turns }: Deed = {},
) {
  const cases = turns ?? (await look(them)).data.cases.map(({ orderNo: no, turn }) => ({ no, turn }));
  return gateway.post<ReplyOf<typeof actOnMany>>(path, { act: id, said, cases }, who.as);
}
const rehearsed = (them: readonly string[], deed: Deed = {}) => act(them, { ...deed, path: rehearseMany.path });
const ends = ({ data }: { data: ReplyOf<typeof actOnMany> }) => data.records.map(({ end }) => end);

describe('many orders at once', () => {
  it('offer the acts that each offers, with the same fields, and name their holders', async () => {
    await put('DEPARTED', ...nos);
    const { acts, cases } = (await look(nos)).data;
    expect(acts.map(({ id }) => id).toSorted()).toEqual(['arrived', 'noted']);
    expect(cases.map(({ orderNo }) => orderNo)).toEqual(nos);
    await put('ARRIVED', nos[0] ?? '');
    expect((await look(nos)).data.acts.map(({ id }) => id)).toEqual(['noted']);
    await gateway.post(`/api-desk/case/${nos[1]}/hold`, { turn: null, to: other.staffId }, other.as);
    expect((await look(nos)).data.cases.map(({ heldBy }) => heldBy?.staffId ?? null)).toContain(other.staffId);
    await gateway.post(`/api-desk/case/${nos[1]}/hold`, { turn: null, to: null }, other.as);
    await put('DEPARTED', ...nos);
  });

  it('are rehearsed as one is: each text, each refusal, and nothing changes', async () => {
    const [first = '', second = '', third = ''] = nos;
    await put('BOOKED', second);
    await gateway.post(`/api-desk/case/${third}/hold`, { turn: null, to: other.staffId }, other.as);
    const turns = (await look(nos)).data.cases.map(({ orderNo: no, turn }) => ({ no, turn }));
    const reply = await rehearsed(nos);
    const by = new Map(reply.data.records.map((one) => [one.orderNo, one]));
    expect(by.get(first)).toMatchObject({ end: 'done', message: '', texts: [expect.stringContaining(first)] });
    expect(by.get(second)).toMatchObject({ end: 'refused', texts: [], message: expect.stringMatching(/./) });
    expect(by.get(third)).toMatchObject({ end: 'held', message: expect.stringContaining('处理') });
    expect((await look(nos)).data.cases.map(({ orderNo: no, turn }) => ({ no, turn }))).toEqual(turns);
    expect(await arrivalsOf(first)).toBe(0);
    await gateway.post(`/api-desk/case/${third}/hold`, { turn: null, to: null }, other.as);
    await put('DEPARTED', second);
  });

  it('are done case by case, and what is sent again is done once', async () => {
    const half = nos.slice(0, 3);
    const turns = (await look(half)).data.cases.map(({ orderNo: no, turn }) => ({ no, turn }));
    await act(half, { turns: turns.slice(0, 2), said: { reason: '准点' } });
    expect(ends(await act(half, { turns, said: { reason: '准点' } }))).toEqual(['done', 'done', 'done']);
    expect(ends(await act(half, { turns, said: { reason: '准点' } }))).toEqual(['done', 'done', 'done']);
    expect(await statesOf(half)).toEqual(['ARRIVED', 'ARRIVED', 'ARRIVED']);
    for (const no of half) expect(await arrivalsOf(no)).toBe(1);
    expect(ends(await act(half, { turns, said: { reason: '晚点' } })), 'other words are another act').toEqual([
      'moved',
      'moved',
      'moved',
    ]);
    expect(ends(await act(half, { turns, said: { reason: '准点' }, who: other }))).toEqual(['held', 'held', 'held']);
    const lines = await gateway.database.query(
      `select 1 from desk_log where act = 'arrived' and staff_id = $1 and subject = any($2)`,
      [officer.staffId, half],
    );
    expect(lines).toHaveLength(3);
  });

  it('belong to one of two colleagues who press together', async () => {
    const rest = nos.slice(3);
    const turns = (await look(rest)).data.cases.map(({ orderNo: no, turn }) => ({ no, turn }));
    const both = await Promise.all([officer, other].map((who) => act(rest, { turns, who })));
    const [mine, theirs] = both.map(ends);
    for (const [at, no] of rest.entries()) {
      expect(
        [mine?.[at], theirs?.[at]].filter((end) => end === 'done'),
        no,
      ).toHaveLength(1);
      expect(await arrivalsOf(no)).toBe(1);
    }
    const lost = both.flatMap(({ data }) => data.records).filter(({ end }) => end !== 'done');
    expect(lost).toHaveLength(rest.length);
    for (const { end, message } of lost) expect(`${end} ${message}`).toMatch(/^held 正由.+处理$/);
    expect(await statesOf(rest)).toEqual(['ARRIVED', 'ARRIVED', 'ARRIVED']);
  });

  it('are not those of another duty', async () => {
    for (const role of ['pricing', 'auditor', 'content', 'administrator'] as const) {
      const { as } = await colleague(gateway, role);
      for (const path of [readMany.path, rehearseMany.path, actOnMany.path])
        expect((await gateway.post(path, { nos, act: 'arrived', said: {}, cases: [] }, as)).status, role).toBe(403);
    }
  });
});

describe('hostile requests for many orders', () => {
  const made = (count: number) => Array.from({ length: count }, (_, at) => `FC${String(at).padStart(12, '0')}`);
  const asCases = (them: readonly string[]) => them.map((no) => ({ no, turn: '0.1' }));
  const expectRefusal = (
    reply: { status: number; code: string; message: string },
    said: RegExp | string = /\p{Script=Han}/u,
  ) => {
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.code).not.toBe(CODES.success);
    expect(reply.message).toMatch(said);
  };

  it('name too many, none, one twice, or unknown ones', async () => {
    expect(nos).toHaveLength(6);
    expectRefusal(await look(made(MOST_AT_ONCE + 1)), `一次最多 ${MOST_AT_ONCE} 票`);
    expectRefusal(await look(made(10_000)));
    expectRefusal(await look([]), '请先选订单');
    expectRefusal(await look([nos[0] ?? '', nos[0] ?? '']), '同一票不能选两次');
    expectRefusal(await look([nos[0] ?? '', ...made(7)]), MANY_MESSAGES.unknown(made(7)));
    for (const path of [rehearseMany.path, actOnMany.path]) {
      const post = (cases: unknown, change: object = {}) =>
        gateway.post(path, { act: 'arrived', said: {}, cases, ...change }, officer.as);
      expectRefusal(await post(asCases(made(AT_A_TIME + 1))), `一次最多 ${AT_A_TIME} 票`);
      expectRefusal(await post(asCases(made(10_000))));
      expectRefusal(await post([]), '请先选订单');
      expectRefusal(await post(asCases([nos[0] ?? '', nos[0] ?? ''])), '同一票不能选两次');
      expectRefusal(await post(asCases(made(2))), MANY_MESSAGES.unknown(made(2)));
      for (const odd of ['accepted', 'units', 'constructor', '', 7])
        expectRefusal(await post(asCases(nos.slice(0, 1)), { act: odd }));
      for (const no of [`x' or 1=1`, '__proto__', '', 7, null, {}]) expectRefusal(await post([{ no, turn: '0.1' }]));
      for (const turn of ['', '1', 'a.b', null]) expectRefusal(await post([{ no: nos[0], turn }]));
    }
  });

  it('mix modes', async () => {
    const mixed = [nos[0] ?? '', stuffed];
    expect((await look([stuffed])).status).toBe(200);
    expectRefusal(await look(mixed), MANY_MESSAGES.mixed);
    expectRefusal(await act(mixed, { turns: asCases(mixed) }), MANY_MESSAGES.mixed);
  });

  it('say what is of one order: its missing papers are confirmed there', async () => {
    await put('CONFIRMED', methanol);
    expect((await look([methanol])).data.acts.map(({ id }) => id)).toEqual(['noted']);
    expect(ends(await act([methanol], { act: 'space.released', said: { lacking: ['3'] } }))).toEqual(['refused']);
    expect(await statesOf([methanol])).toEqual(['CONFIRMED']);
  });
});
