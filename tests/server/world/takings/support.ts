import type { Database, Queries } from '../../../../server/base/database/database';
import type { Taking } from '../../../../server/world/takings/taking';
import { migratedDatabase } from '../../support/engine';

export const STOCKS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];

export const taking = (stockId: string, amount: number, most: number, measure: Taking['measure'] = 'BOX'): Taking => ({
  stockId,
  measure,
  market: 'M',
  amount,
  most,
  untilAt: 'infinity',
});

export const openStocks = (): Promise<Database> => migratedDatabase();

/** Counts transaction starts; more starts than calls mean lost races. */
export function counting(database: Database) {
  const counts = { asked: 0, begun: 0 };
  return {
    counts,
    database: {
      ...database,
      tx<TResult>(work: (inside: Queries) => Promise<TResult>): Promise<TResult> {
        counts.asked += 1;
        return database.tx((inside) => {
          counts.begun += 1;
          return work(inside);
        });
      },
    } satisfies Database,
  };
}
