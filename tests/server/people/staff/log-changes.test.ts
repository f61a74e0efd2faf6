import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { setAnchorFile, noteEnd } from '../../../../server/base/house-log/anchors';
import { houseKey, keyHouse } from '../../../../server/base/house-log/key';
import { checkedLog, noteAct, noteCommand } from '../../../../server/base/house-log/log';
import type { Queries } from '../../../../server/base/database/database';
import { checkText } from '../../../../server/doors/commands/staff-command';
import { newPerson } from '../identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague, knock, peopleOf } from './support/staff';

let gateway: TestGateway;
let reviewer: Colleague;
let pricing: Colleague;
let orderNo: string;
const folder = mkdtempSync(join(tmpdir(), 'anchors-'));

const noted = () => noteEnd(gateway.database, gateway.clock, () => undefined);
const acted = async (path: string, body: Record<string, unknown>, { as }: Colleague) => {
  const { turn } = (await gateway.post<{ turn: string }>(path, {}, as)).data;
  return gateway.post(`${path}/act`, { turn, ...body }, as);
};

/** Accepts an order, saves a surcharge, and writes the chain end to a file. */
beforeAll(async () => {
  setAnchorFile(join(folder, 'ends.txt'));
  gateway = await openTestGateway();
  [reviewer, pricing] = [await colleague(gateway, 'reviewer'), await colleague(gateway, 'pricing')];
  const person = await newPerson(gateway);
  ({ orderNo } = await ordered(gateway, person.token, GENERAL));
  expect((await acted(`/api-desk/case/${orderNo}`, { act: 'accepted', said: {} }, reviewer)).status).toBe(200);
  const said = { name: '旺季附加费', percent: '8', mode: 'FCL', from: '2026-03-02', until: '2026-03-20' };
  expect((await acted('/api-desk/surcharge/SC-NEW', { act: 'surcharge.mode', said }, pricing)).status).toBe(200);
  await noted();
});
afterAll(async () => {
  setAnchorFile(null);
  rmSync(folder, { recursive: true });
  await gateway.close();
});

class Undone extends Error {}

/** Checks the log inside a transaction after a manual change, then rolls back. */
async function checkAfter(change: (inside: Queries) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof checkedLog>> | undefined;
  const undone = gateway.database.tx(async (inside) => {
    await change(inside);
    found = await checkedLog(inside);
    throw new Undone();
  });
  await expect(undone).rejects.toBeInstanceOf(Undone);
  if (!found) throw new Error('nothing was checked');
  return found;
}

const bySql = (sql: string, given: string[] = []) => checkAfter((inside) => inside.query(sql, given));

describe('desk log check', () => {
  it('reports exactly the data it compared', async () => {
    const chain = await checkedLog(gateway.database);
    expect(chain).toMatchObject({ keyedFrom: 1, anchors: 1, brokenAt: null, changed: [] });
    expect(checkText(chain)).toContain('没有改动：记录本身，以及它所记的附加费');
    const lines = await gateway.database.query<{ act: string }>('select distinct act from desk_log');
    expect(lines.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['staff.added', 'staff.begun', 'case.opened', 'accepted', 'surcharge.mode']),
    );
  });

  it('detects changed goods of an order', async () => {
    const sql = `update orders set snapshot = jsonb_set(snapshot::jsonb, '{verdict}', '{"level":"ALLOW"}') where order_no = $1`;
    expect((await bySql(sql, [orderNo])).changed).toEqual([{ source: 'order', no: orderNo }]);
  });

  it('detects a changed staff id of an event', async () => {
    const sql = 'update order_events set by_staff = $2 where order_no = $1 and by_staff is not null';
    expect((await bySql(sql, [orderNo, pricing.staffId])).changed).toEqual([{ source: 'order', no: orderNo }]);
  });

  it('detects a raised surcharge and an unlogged one', async () => {
    const raised = await bySql('update surcharges set percent = 30, approved_at = now()');
    expect(raised.changed).toMatchObject([{ source: 'surcharges' }]);
    const put = await bySql(
      `insert into surcharges (surcharge_id, mode, key, scope, classes, name, percent, from_day, until_day, put_at)
       values ('by-hand', 'FCL', '*', '整箱', '{}', '附加', 30, '2026-03-02', '2026-03-20', now())`,
    );
    expect(put.changed).toEqual([{ source: 'surcharges', no: 'by-hand' }]);
  });

  it('detects a changed title of a legal text', async () => {
    const found = await bySql(`update legal_documents set body = jsonb_set(body, '{title}', '"新"')`);
    expect(found.changed.length).toBeGreaterThan(0);
    expect(new Set(found.changed.map(({ source }) => source))).toEqual(new Set(['texts']));
  });

  it('detects roles changed by SQL and an unlogged account', async () => {
    const found = await bySql(`update staff set roles = '{reviewer,pricing}' where id = $1`, [reviewer.staffId]);
    expect(found.changed).toEqual([{ source: 'staff', no: reviewer.staffId }]);
    const made = await bySql(
      `insert into staff (id, login, name, roles, password_hash, factor_secret, created_at)
       values ('by-hand', 'by.hand', '某人', '{administrator}', '', '', now())`,
    );
    expect(made.changed).toEqual([{ source: 'staff', no: 'by-hand' }]);
  });

  it('detects a rewritten line with recomputed hashes, as the key is outside the database', async () => {
    const own = houseKey();
    const [line] = await gateway.database.query<{ position: number }>(
      `select position from desk_log where act = 'accepted'`,
    );
    const position = line?.position ?? 0;
    const found = await checkAfter(async (inside) => {
      const after = await inside.query<{
        at: Date;
        staffId: string | null;
        act: string;
        subject: string;
        said: string;
      }>('select at, staff_id as "staffId", act, subject, said from desk_log where position >= $1 order by position', [
        String(position),
      ]);
      const [before] = await inside.query<{ hash: Uint8Array }>('select hash from desk_log where position = $1', [
        String(position - 1),
      ]);
      await inside.query('delete from desk_seals where position >= $1', [String(position)]);
      await inside.query('delete from desk_log where position >= $1', [String(position)]);
      await inside.query('update desk_log_end set position = $1, hash = $2', [position - 1, before?.hash ?? '']);
      keyHouse(Buffer.from('a key that somebody made up'));
      for (const entry of after) await noteAct(inside, entry);
      keyHouse(own);
    });
    expect(found.brokenAt === null || found.keyedFrom !== 1).toBe(true);
    expect(found.brokenAt ?? 0, 'the noted end tells').toBeGreaterThan(0);
  });

  it('detects cut-off last lines', async () => {
    const found = await checkAfter(async (inside) => {
      const [last] = await inside.query<{ position: number }>('select max(position) as position from desk_log');
      const until = (last?.position ?? 0) - 3;
      await inside.query('delete from desk_seals where position > $1', [until]);
      await inside.query('delete from desk_log where position > $1', [until]);
      await inside.query(
        'update desk_log_end set position = $1, hash = (select hash from desk_log where position = $1)',
        [until],
      );
    });
    expect(found.brokenAt).toBe(found.lines + 1);
  });

  it('detects a changed line and a changed seal', async () => {
    expect((await bySql(`update desk_log set said = '别的' where act = 'accepted'`)).brokenAt).toBeGreaterThan(0);
    expect((await bySql('update desk_seals set up_to = up_to + 1')).brokenAt).toBe(1);
  });
});

describe('desk log of an installation without a key', () => {
  it('continues with a line that records its new key', async () => {
    await gateway.database.query('update desk_log_end set key_id = null');
    await noteCommand(gateway.database, 'backup', ['/backups'], new Date(gateway.clock.now()));
    const acts = await gateway.database.query<{ act: string }>(
      'select act from desk_log order by position desc limit 2',
    );
    expect(acts.map(({ act }) => act)).toEqual(['command', 'chain.keyed']);
  });
});

describe('account lines of the desk log', () => {
  it('record failed sign-ins, role changes, closures and ends of sessions', async () => {
    const leaving = await colleague(gateway, 'officer');
    await knock(gateway, leaving.start.login, 'f'.repeat(64));
    await peopleOf(gateway).give(leaving.start.login, ['reviewer']);
    await gateway.post('/api-desk/sign-out', {}, leaving.as);
    await peopleOf(gateway).close(leaving.start.login);
    const lines = await gateway.database.query<{ act: string }>(
      'select act from desk_log where subject in ($1, $2) order by position',
      [`staff/${leaving.staffId}`, `login/${leaving.start.login}`],
    );
    expect(lines.map(({ act }) => act)).toEqual([
      'staff.added',
      'staff.begun',
      'staff.refused',
      'staff.roles',
      'staff.left',
      'staff.closed',
    ]);
    expect((await checkedLog(gateway.database)).changed).toEqual([]);
  });
});
