import { WORK_SECONDS } from '../../../../domain/people/captcha-work';
import type { Database } from '../../../base/database/database';

type Hidden = { phone: string; numbers: number[] };

export async function keepWork(database: Database, token: string, { phone, numbers }: Hidden, now: Date) {
  await database.query('insert into captcha_works (token, phone, numbers, expires_at) values ($1, $2, $3, $4)', [
    token,
    phone,
    JSON.stringify(numbers),
    new Date(now.getTime() + WORK_SECONDS * 1_000),
  ]);
}

/** Removes a work; only one caller gets it, and none after its expiry. */
export async function burnWork(database: Database, token: string, now: Date): Promise<Hidden | null> {
  const [row] = await database.query<{ phone: string; numbers: string; expires_at: Date }>(
    'delete from captcha_works where token = $1 returning phone, numbers, expires_at',
    [token],
  );
  if (row === undefined || row.expires_at <= now) return null;
  return { phone: row.phone, numbers: JSON.parse(row.numbers) as number[] };
}
