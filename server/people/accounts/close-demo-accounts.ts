import type { Database } from '../../base/database/database';
import type { Passwords } from '../passwords/passwords';
import { mintToken } from '../sessions/token';

export const DEMO_SOURCE = 'demo';

/** Prefix of demo staff logins: no real login can contain it. */
export const DEMO_STAFF = 'demo:';

/** Passwords of a former demo are public, so in production they are disabled. */
export async function closeDemoAccounts(database: Database, passwords: Passwords): Promise<void> {
  const unknown = await passwords.hash(mintToken());
  await database.tx(async (inside) => {
    await inside.query('update users set password_hash = $2 where user_source = $1', [DEMO_SOURCE, unknown]);
    await inside.query('delete from sessions using users where users.id = user_id and user_source = $1', [DEMO_SOURCE]);
    await inside.query(
      `delete from staff_sessions using staff where staff.id = staff_id and login like '${DEMO_STAFF}%'`,
    );
    await inside.query(`update staff set closed_at = now() where closed_at is null and login like '${DEMO_STAFF}%'`);
  });
}
