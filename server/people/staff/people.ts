import { randomUUID } from 'node:crypto';

import { STAFF_START_MS } from '../../../domain/house/credentials';
import { type HouseDeed, staffSubject } from '../../../domain/house/log';
import type { StaffRole } from '../../../domain/house/roles';
import type { Database, Queries } from '../../base/database/database';
import { checkedLog, noteAct } from '../../base/house-log/log';
import type { Passwords } from '../passwords/passwords';
import { sentHash } from '../passwords/sent-hash';
import { mintToken } from '../sessions/token';
import { newFactorSecret } from './factor';
import { staffStore } from './store';

/** Start credentials, shown once to the operator: valid until their owner replaces them. */
export type Start = { login: string; password: string; factorSecret: string; until: Date };

type PeopleDeps = { database: Database; passwords: Pick<Passwords, 'hash'>; now: () => Date };

async function shutOut(inside: Queries, staffId: string): Promise<void> {
  for (const table of ['staff_sessions', 'staff_tickets', 'staff_recovery_codes'])
    await inside.query(`delete from ${table} where staff_id = $1`, [staffId]);
}

export function staffPeople({ database, passwords, now }: PeopleDeps) {
  async function newStart(login: string) {
    const [password, factorSecret] = [mintToken().slice(0, 20), newFactorSecret()];
    const startUntil = new Date(now().getTime() + STAFF_START_MS);
    const start: Start = { login, password, factorSecret, until: startUntil };
    return { start, kept: { passwordHash: await passwords.hash(sentHash(password)), factorSecret, startUntil } };
  }

  const note = (inside: Queries, act: HouseDeed, staffId: string, said = '') =>
    noteAct(inside, { at: now(), staffId: null, act, subject: staffSubject(staffId), said });

  return {
    /** Null if the name is taken; names of former staff stay reserved. */
    async add(login: string, name: string, roles: StaffRole[]): Promise<Start | null> {
      const { start, kept } = await newStart(login);
      const staffId = randomUUID();
      const isAdded = await database.tx(async (inside) => {
        const added = await staffStore(inside).insert({ staffId, login, name, roles, ...kept, now: now() });
        if (added) await note(inside, 'staff.added', staffId, roles.join());
        return added;
      });
      return isAdded ? start : null;
    },
    /** Null if the name is unknown. */
    async reset(login: string): Promise<Start | null> {
      const { start, kept } = await newStart(login);
      const isThere = await database.tx(async (inside) => {
        const staffId = await staffStore(inside).startAnew(login, kept);
        if (staffId === undefined) return false;
        await shutOut(inside, staffId);
        await staffStore(inside).giveBack(staffId);
        await note(inside, 'staff.reset', staffId);
        return true;
      });
      return isThere ? start : null;
    },
    /** Releases their cases too, since new roles may not permit some. */
    give: (login: string, roles: readonly StaffRole[]): Promise<boolean> =>
      database.tx(async (inside) => {
        const staffId = await staffStore(inside).give(login, roles);
        if (staffId === undefined) return false;
        await staffStore(inside).giveBack(staffId);
        await note(inside, 'staff.roles', staffId, roles.join());
        return true;
      }),
    close: (login: string): Promise<boolean> =>
      database.tx(async (inside) => {
        const staffId = await staffStore(inside).close(login, now());
        if (staffId === undefined) return false;
        await shutOut(inside, staffId);
        await staffStore(inside).giveBack(staffId);
        await note(inside, 'staff.closed', staffId);
        return true;
      }),
    list: () => staffStore(database).list(),
    checkLog: () => checkedLog(database),
  };
}

export type StaffPeople = ReturnType<typeof staffPeople>;
