import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database } from '../../../../server/base/database/database';
import type { Taking } from '../../../../server/world/takings/taking';
import { returned, sell } from '../../support/books';
import { openStocks, taking } from './support';

let database: Database;
beforeAll(async () => {
  database = await openStocks();
});
afterAll(() => database.close());

const takeAll = async (...takings: Taking[]) => (await sell(database, takings)) !== null;

const takenOf = async (stockId: string) =>
  (
    await database.query<{ measure: string; taken: number }>(
      'select measure, taken from takings where stock_id = $1 order by measure',
      [stockId],
    )
  ).map(({ measure, taken }) => `${measure} ${taken}`);

/** Box share in grams and litres. */
const share = (stockId: string, grams: number, litres: number) =>
  [taking(stockId, grams, 20_000_000, 'G'), taking(stockId, litres, 25_000, 'L')] as const;

it('takeOf takes all measures or none', async () => {
  expect(await takeAll(...share('L-1', 1_000_000, 23_800))).toBe(true);
  const race = [takeAll(...share('L-1', 300_000, 900)), takeAll(...share('L-1', 300_000, 900))];
  expect((await Promise.all(race)).filter(Boolean)).toHaveLength(1);
  expect(await takenOf('L-1')).toEqual(['G 1300000', 'L 24700']);
  // The weight fits and the volume does not, so nothing is taken.
  expect(await takeAll(...share('L-1', 100_000, 400))).toBe(false);
  expect(await takenOf('L-1')).toEqual(['G 1300000', 'L 24700']);
  expect(await takeAll(...share('L-1', 100_000, 300))).toBe(true);
});

it('takeOf stores nothing for an amount above the maximum', async () => {
  expect(await takeAll(...share('L-2', 30_000_000, 100))).toBe(false);
  expect(await takenOf('L-2')).toEqual([]);
});

it('takeOf adds up a stock named twice', async () => {
  expect(await takeAll(taking('C-1', 2, 4, 'TRUCK'), taking('C-1', 2, 4, 'TRUCK'))).toBe(true);
  expect(await takeAll(taking('C-1', 1, 4, 'TRUCK'))).toBe(false);
  expect(await takeAll(taking('C-2', 2, 3, 'TRUCK'), taking('C-2', 2, 3, 'TRUCK'))).toBe(false);
});

it('returned gives an amount back once, never below zero', async () => {
  await takeAll(taking('B-1', 2, 10));
  const orderNo = await sell(database, [taking('B-1', 3, 10)]);
  await returned(database, orderNo);
  expect(await takenOf('B-1')).toEqual(['BOX 2']);
  await returned(database, orderNo);
  expect(await takenOf('B-1')).toEqual(['BOX 2']);
  const more = await sell(database, [taking('B-1', 5, 10)]);
  await database.query('update takings set taken = 1 where stock_id = $1', ['B-1']);
  await returned(database, more);
  expect(await takenOf('B-1')).toEqual(['BOX 0']);
});
