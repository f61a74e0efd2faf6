import type { Queries } from '../../base/database/database';
import type { AfterDeps } from './deps';

/** An order whose time is over has been settled. `text`: what its owner is sent; null where there is nothing to say. */
type Settled = { text: string | null; phone: string };

/**
 * What the clock does: settles orders whose time is over, one at a time, each in a transaction of its own and until none
 * is left. What is sent leaves after the commit.
 */
export const settleDueWith =
  (
    { database, moment, notify, sold }: Pick<AfterDeps, 'database' | 'moment' | 'notify' | 'sold'>,
    settle: (inside: Queries, now: Date) => Promise<Settled | null>,
  ) =>
  async (): Promise<void> => {
    for (;;) {
      const settled = await database.tx(async (inside) => {
        const now = await moment(inside);
        const one = await settle(inside, now);
        return one && { ...one, sentAt: now };
      });
      if (settled === null) return;
      sold.stale();
      const { text, ...to } = settled;
      if (text !== null) await notify({ ...to, text });
    }
  };
