import type { Database } from '../../base/database/database';

/** What the owner of an order is reminded of because of what can happen to it: noted by the clock, and sent while it is so. */
export type AfterNotice = {
  /** How all its kinds begin. */
  prefix: `${string}_`;
  note(database: Database, now: Date): Promise<void>;
  /** In SQL, whether a notice `n` of an order `o` is still so: what it is about may have changed since it was made. */
  still: string;
  text(noticed: { orderNo: string; verifyBy: Date }): string;
};
