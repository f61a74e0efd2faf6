import { aftersWith } from '../after';
import type { Database, Queries } from '../database/database';
import { deskWith, type OrderDesk } from './desk';
import type { Moment } from './moment';
import type { OrdersOutside } from './outside';

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

/**
 * What the owners of orders would read if this were done: the very desk does it, in a transaction that is undone, and
 * what it would send is kept back. It refuses what the desk would refuse.
 */
export const rehearsalWith =
  (deps: OrdersOutside & { database: Database; moment: Moment }) =>
  async (work: (desk: OrderDesk) => Promise<unknown>): Promise<string[]> => {
    const texts: string[] = [];
    const outside = {
      ...deps,
      database: undone(deps.database),
      sold: { stale: () => undefined },
      notify: ({ text }: { text: string }) => {
        texts.push(text);
        return Promise.resolve('accepted' as const);
      },
    };
    await work(deskWith({ ...outside, after: aftersWith(outside) }));
    return texts;
  };
