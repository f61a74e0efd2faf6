import type { Database } from '../../base/database/database';

/** A reminder to the owner from a capability: created by the clock, sent only while it still applies. */
export type AfterNotice = {
  prefix: `${string}_`;
  note(database: Database, now: Date): Promise<void>;
  /** SQL condition on notice `n` of order `o`: true while the notice still applies. */
  still: string;
  text(noticed: { orderNo: string; verifyBy: Date }): string;
};
