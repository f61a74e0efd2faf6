import type { StaffPerson, StaffRole } from '../../../domain/house/roles';
import type { Queries } from '../../base/database/database';
import { openSecret, SEALED, sealSecret } from './factor';

export type StaffAccount = {
  staffId: string;
  login: string;
  name: string;
  roles: StaffRole[];
  passwordHash: string;
  /** Null if sealed by another key: the account cannot sign in. */
  factorSecret: string | null;
  /** Expiry of the printed start; null once its owner has set a password. */
  startUntil: Date | null;
};

type NewStaff = Omit<StaffAccount, 'startUntil' | 'factorSecret'> & {
  factorSecret: string;
  startUntil: Date;
  now: Date;
};

const ACCOUNT = `select id as "staffId", login, name, roles, password_hash as "passwordHash",
  factor_secret as "factorSecret", start_until as "startUntil" from staff`;

export const staffStore = (queries: Queries) => ({
  async findByLogin(login: string): Promise<StaffAccount | undefined> {
    const [row] = await queries.query<StaffAccount & { factorSecret: string }>(
      `${ACCOUNT} where login = $1 and closed_at is null`,
      [login],
    );
    return row && { ...row, factorSecret: openSecret(row.factorSecret, login) };
  },
  /** False if the name is taken. */
  async insert({ staffId, login, name, roles, passwordHash, factorSecret, startUntil, now }: NewStaff) {
    const inserted = await queries.query(
      `insert into staff (id, login, name, roles, password_hash, factor_secret, start_until, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (login) do nothing returning id`,
      [staffId, login, name, roles, passwordHash, sealSecret(factorSecret, login), startUntil, now],
    );
    return inserted.length > 0;
  },
  async startAnew(
    login: string,
    { passwordHash, factorSecret, startUntil }: Pick<NewStaff, 'passwordHash' | 'factorSecret' | 'startUntil'>,
  ) {
    const [row] = await queries.query<{ staffId: string }>(
      `update staff set password_hash = $2, factor_secret = $3, start_until = $4, factor_step = 0
        where login = $1 and closed_at is null returning id as "staffId"`,
      [login, passwordHash, sealSecret(factorSecret, login), startUntil],
    );
    return row?.staffId;
  },
  /** False if already done from another page. */
  async finishStart(staffId: string, passwordHash: string): Promise<boolean> {
    const finished = await queries.query(
      'update staff set password_hash = $2, start_until = null where id = $1 and start_until is not null returning id',
      [staffId, passwordHash],
    );
    return finished.length > 0;
  },
  /** False if this step or a later one was already used: each code is valid once. */
  async spendStep(staffId: string, step: number): Promise<boolean> {
    const spent = await queries.query(
      'update staff set factor_step = $2 where id = $1 and factor_step < $2 returning id',
      [staffId, step],
    );
    return spent.length > 0;
  },
  async keepRecovery(staffId: string, digests: readonly Uint8Array[]): Promise<void> {
    await queries.query('delete from staff_recovery_codes where staff_id = $1', [staffId]);
    for (const digest of digests)
      await queries.query('insert into staff_recovery_codes (staff_id, digest) values ($1, $2)', [staffId, digest]);
  },
  async spendRecovery(staffId: string, digest: Uint8Array): Promise<boolean> {
    const spent = await queries.query(
      'delete from staff_recovery_codes where staff_id = $1 and digest = $2 returning staff_id',
      [staffId, digest],
    );
    return spent.length > 0;
  },
  async recoveryLeft(staffId: string): Promise<number> {
    const rows = await queries.query('select 1 from staff_recovery_codes where staff_id = $1', [staffId]);
    return rows.length;
  },
  async give(login: string, roles: readonly StaffRole[]): Promise<string | undefined> {
    const [row] = await queries.query<{ staffId: string }>(
      'update staff set roles = $2 where login = $1 and closed_at is null returning id as "staffId"',
      [login, roles],
    );
    return row?.staffId;
  },
  async giveBack(staffId: string): Promise<void> {
    await queries.query('update desk_cases set held_by = null, held_at = null where held_by = $1', [staffId]);
  },
  async close(login: string, now: Date): Promise<string | undefined> {
    const [row] = await queries.query<{ staffId: string }>(
      'update staff set closed_at = $2 where login = $1 and closed_at is null returning id as "staffId"',
      [login, now],
    );
    return row?.staffId;
  },
  /** Seals secrets that older releases stored in the clear; counts those sealed by another key. */
  async sealFactors(): Promise<{ sealed: number; unreadable: number }> {
    const rows = await queries.query<{ login: string; secret: string; isClosed: boolean }>(
      'select login, factor_secret as secret, closed_at is not null as "isClosed" from staff',
    );
    const clear = rows.filter(({ secret }) => !secret.startsWith(SEALED));
    for (const { login, secret } of clear)
      await queries.query('update staff set factor_secret = $3 where login = $1 and factor_secret = $2', [
        login,
        secret,
        sealSecret(secret, login),
      ]);
    const lost = rows.filter(({ login, secret, isClosed }) => !isClosed && openSecret(secret, login) === null);
    return { sealed: clear.length, unreadable: lost.length };
  },
  list: () =>
    queries.query<StaffPerson & { isStarted: boolean }>(
      `select id as "staffId", login, name, roles, start_until is null as "isStarted" from staff
        where closed_at is null order by login`,
    ),
});
