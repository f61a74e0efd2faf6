import type { Database, Queries } from '../../base/database/database';
import type { Delivery, SmsNotice } from '../../people/sms/provider';

/** By what a desk writes and sends. */
export type DeskOutside = { database: Database; notify(notice: SmsNotice): Promise<Delivery> };

/** What a rehearsed piece of work came to; thrown, so that nothing of it stays. */
class Rehearsed extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rehearsed');
    this.result = result;
  }
}

/** The same database, in which nothing is ever done. */
const undone = (database: Database): Database => ({
  ...database,
  tx: async <TResult>(work: (inside: Queries) => Promise<TResult>): Promise<TResult> => {
    try {
      return await database.tx(async (inside) => {
        throw new Rehearsed(await work(inside));
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.result as TResult;
      throw error;
    }
  },
});

/** What would be sent if this were done, and what it came to. It refuses what the desk would refuse. */
export async function rehearsed<TResult>(database: Database, work: (outside: DeskOutside) => Promise<TResult>) {
  const texts: string[] = [];
  const notify = ({ text }: SmsNotice) => {
    texts.push(text);
    return Promise.resolve('accepted' as const);
  };
  const result = await work({ database: undone(database), notify });
  return { texts, result };
}
