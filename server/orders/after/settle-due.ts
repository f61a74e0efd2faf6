import type { Queries } from '../../base/database/database';
import type { AfterDeps } from './deps';

/** Result of a settled order. `text`: message to the owner; null if there is none. */
type Settled = { text: string | null; phone: string };

/** Settles due orders for the clock, one transaction each, until none is left. Messages go out after the commit. */
export const createSettleDue =
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
