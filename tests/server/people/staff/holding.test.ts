import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { casesTakenOver } from '../../../../contract/house/cases';
import { staffSignOut } from '../../../../contract/house/sign-in';
import { STAFF_IDLE_MS } from '../../../../domain/house/credentials';
import { WORKERS } from '../../../../domain/house/duties';
import { HELD_FOR_HOURS, holdOffers, mayHold, type TakenOver } from '../../../../domain/house/holding';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/house/roles';
import { SUBJECT_KINDS, type SubjectKind } from '../../../../domain/house/subjects';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { parseMoment } from '../../../../domain/values/moments';
import { HOUR_MS } from '../../../../domain/values/spans';
import { giveBackLapsed } from '../../../../server/doors/desk/holder';
import { readStanding } from '../../../../server/doors/desk/turn';
import { createCaseWork } from '../../../../server/doors/desk/work';
import { staffSessions, type StaffUser } from '../../../../server/people/staff/sessions';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
const people = new Map<StaffRole, Colleague[]>();
beforeAll(async () => {
  gateway = await openTestGateway();
  for (const role of STAFF_ROLES)
    people.set(role, [await colleague(gateway, role), await colleague(gateway, role), await colleague(gateway, role)]);
});
afterAll(() => gateway.close());

const person = (role: StaffRole, at: number): StaffUser => {
  const one = people.get(role)?.[at];
  if (!one) throw new Error(`no ${role} ${at}`);
  return { staffId: one.staffId, login: one.start.login, name: one.start.login, roles: [role], sessionId: '' };
};

let made = 0;
function caseOf(kind: SubjectKind) {
  const no = `held-${(made += 1)}`;
  const work = createCaseWork(gateway, {
    kind,
    acts: [{ id: 'mishap', fields: () => [], does: (desk: TestGateway['database']) => desk.tx(async () => 'done') }],
    isKept: true,
    find: async () => no,
    isDuty: () => true,
    over: ({ database }) => database ?? gateway.database,
  });
  const standing = () => readStanding(gateway.database, { no });
  const turn = async () => (await standing()).turn;
  return {
    no,
    heldBy: async () => (await standing()).heldBy?.staffId ?? null,
    turn,
    hold: async (user: StaffUser, to: string | null) => work.hold(user, { no, turn: await turn(), to }),
    take: async (user: StaffUser) => work.hold(user, { no, turn: null, to: user.staffId }),
    act: async (user: StaffUser, read?: string) =>
      work.act(user, { no, turn: read ?? (await turn()), act: 'mishap', said: {} }),
  };
}

const takenFrom = async (role: StaffRole, at: number) =>
  (await gateway.post<{ records: TakenOver[] }>(casesTakenOver.path, {}, people.get(role)?.[at]?.as)).data.records;

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { status?: number }) => error.status,
  );

firstNow(describe)(SUBJECT_KINDS)('case of the kind %s', (kind) => {
  const role = WORKERS[kind][0];

  it('is taken over by a colleague of the same role, visible to the previous holder', async () => {
    const [first, second] = [person(role, 0), person(role, 1)];
    const { no, hold, act, heldBy } = caseOf(kind);
    await act(first);
    expect(await refusal(act(second))).toBe(409);
    await hold(second, second.staffId);
    expect(await heldBy()).toBe(second.staffId);
    expect(await takenFrom(role, 0)).toContainEqual(expect.objectContaining({ kind, no, by: expect.anything() }));
    expect((await takenFrom(role, 1)).map((one) => one.no)).not.toContain(no);
    expect(await refusal(act(first))).toBe(409);
    await act(second);
  });

  it('is passed on by its holder only, and by an administrator within limits', async () => {
    const [first, second, third] = [person(role, 0), person(role, 1), person(role, 2)];
    const { hold, heldBy } = caseOf(kind);
    expect(await refusal(hold(first, second.staffId)), 'free, so nobody has it to hand on').toBe(403);
    await hold(first, first.staffId);
    expect(await refusal(hold(second, third.staffId))).toBe(409);
    expect(await refusal(hold(second, null))).toBe(409);
    await hold(person('administrator', 0), second.staffId);
    expect(await heldBy()).toBe(second.staffId);
    await hold(person('administrator', 0), null);
    expect(await heldBy()).toBeNull();
  });

  it('goes to one of several parallel acts when its row exists', async () => {
    const [first, second] = [person(role, 0), person(role, 1)];
    const { act, hold, turn, no } = caseOf(kind);
    await hold(first, first.staffId);
    await hold(first, null);
    const read = await turn();
    const ends = await Promise.all([first, second, first, second].map((user) => refusal(act(user, read))));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(await turn()).toBe(`${Number(read.split('.')[0]) + 1}.${read.split('.')[1]}`);
    const lines = await gateway.database.query(`select 1 from desk_log where subject = $1 and act = 'mishap'`, [no]);
    expect(lines).toHaveLength(1);
  });

  it('is released after a working day, not before', async () => {
    const [first] = [person(role, 0)];
    const { hold, heldBy, no } = caseOf(kind);
    await hold(first, first.staffId);
    const friday = parseMoment('2026-03-06T16:00') ?? 0;
    await gateway.database.query('update desk_cases set held_at = $2 where subject = $1', [no, new Date(friday)]);
    const monday = parseMoment('2026-03-09T16:00') ?? 0;
    await giveBackLapsed(gateway.database, monday - 1, BUILT_IN);
    expect(await heldBy(), `${HELD_FOR_HOURS} working hours are not over on Saturday`).toBe(first.staffId);
    await giveBackLapsed(gateway.database, monday, BUILT_IN);
    expect(await heldBy()).toBeNull();
  });

  it('is taken from the list by one of two parallel requests', async () => {
    const [first, second] = [person(role, 0), person(role, 1)];
    const { take, heldBy } = caseOf(kind);
    const ended = await Promise.all([refusal(take(first)), refusal(take(second))]);
    expect(new Set(ended)).toEqual(new Set([409, 'done']));
    const holder = await heldBy();
    expect(holder).toBe(ended[0] === 'done' ? first.staffId : second.staffId);
    expect(await refusal(take(person(role, 2))), 'what a colleague holds is not taken from a list').toBe(409);
    expect(await heldBy()).toBe(holder);
    expect(await refusal(take(person('auditor', 0)))).not.toBe('done');
  });

  it('offers exactly the permitted holder acts', () => {
    const readers = STAFF_ROLES.map((one) => ({ staffId: `S-${one}`, roles: [one] }));
    for (const reader of readers)
      for (const heldBy of [null, { staffId: reader.staffId, name: '' }, { staffId: 'other', name: '' }]) {
        const { take, takeOver, giveBack, pass } = holdOffers(kind, heldBy, reader);
        const isWorker = WORKERS[kind].some((one) => reader.roles.includes(one));
        expect(take || takeOver).toBe(isWorker && heldBy?.staffId !== reader.staffId);
        expect(mayHold(kind, heldBy, reader, null)).toBe(giveBack);
        expect(mayHold(kind, heldBy, reader, 'third')).toBe(pass);
      }
  });
});

describe('held cases of a person', () => {
  it('are released at sign-out and when the session expires', async () => {
    for (const how of ['signs out', 'is away'] as const) {
      const leaving = await colleague(gateway, 'reviewer');
      const { hold, heldBy } = caseOf('order');
      const user = { ...person('reviewer', 0), staffId: leaving.staffId };
      await hold(user, leaving.staffId);
      expect(await heldBy()).toBe(leaving.staffId);
      if (how === 'signs out') await gateway.post(staffSignOut.path, {}, leaving.as);
      else {
        gateway.clock.advance(STAFF_IDLE_MS + HOUR_MS);
        for (const job of gateway.sweeps) await job();
      }
      expect(await heldBy(), how).toBeNull();
    }
  });

  it('are released with the last of two sessions', async () => {
    const leaving = await colleague(gateway, 'reviewer');
    const { hold, heldBy } = caseOf('order');
    const other = await staffSessions(gateway.database, gateway.clock).start(
      gateway.database,
      leaving.staffId,
      'Chrome',
    );
    await hold({ ...person('reviewer', 0), staffId: leaving.staffId }, leaving.staffId);
    await gateway.post(staffSignOut.path, {}, leaving.as);
    expect(await heldBy(), 'the other session goes on').toBe(leaving.staffId);
    await gateway.post(staffSignOut.path, {}, { ...leaving.as, cookie: `staff=${other}` });
    expect(await heldBy()).toBeNull();
  });
});
