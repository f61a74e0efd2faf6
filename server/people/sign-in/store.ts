import type { Queries } from '../../base/database/database';
import type { Failures } from './throttle';

/** Counted pair: the named account, existing or not, and the household of the caller. */
export type Subject = { account: string; address: string };

export const attemptStore = (queries: Queries) => ({
  async find({ account, address }: Subject): Promise<Failures | undefined> {
    const [row] = await queries.query<Failures>(
      `select failures, failed_at as "failedAt" from login_attempts where account = $1 and address = $2`,
      [account, address],
    );
    return row;
  },

  /** Continues from the counts seen; false if another attempt was counted since. */
  async count({ account, address }: Subject, seen: Failures | undefined, next: Failures): Promise<boolean> {
    const given = [account, address, next.failures, next.failedAt];
    const counted = seen
      ? await queries.query(
          `update login_attempts set failures = $3, failed_at = $4
           where account = $1 and address = $2 and failures = $5 and failed_at = $6 returning account`,
          [...given, seen.failures, seen.failedAt],
        )
      : await queries.query(
          `insert into login_attempts (account, address, failures, failed_at) values ($1, $2, $3, $4)
           on conflict (account, address) do nothing returning account`,
          given,
        );
    return counted.length > 0;
  },

  reset: ({ account, address }: Subject) =>
    queries.query('delete from login_attempts where account = $1 and address = $2', [account, address]),

  forget: (before: Date) => queries.query('delete from login_attempts where failed_at < $1', [before]),
});
