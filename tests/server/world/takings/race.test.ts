/** @module-tag locks */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../../server/base/database/database';
import { readNeighbours, putInside } from '../../../../server/world/takings/neighbours';
import { takeStock } from '../../../../server/world/takings/take';
import { takeTurns } from '../../../../server/world/takings/turns';
import { booksOf, holdToBooks, orderHolding, returned, sell } from '../../support/books';
import { counting, openStocks, STOCKS, taking } from './support';

const CLIENTS = 50;
const ROUNDS = 8;
const MOST = 60;

let database: Database;
beforeAll(async () => {
  database = await openStocks();
});
afterAll(() => database.close());

const chance = (most: number) => Math.floor(Math.random() * most);
const shuffled = <TItem>(items: readonly TItem[]) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
const wished = () =>
  shuffled(STOCKS)
    .slice(0, 2 + chance(4))
    .map((stockId) => taking(stockId, 1 + chance(3), MOST));

describe('stock that sells once', () => {
  it('is never oversold, lost or deadlocked by fifty parallel takes and returns', async () => {
    const { database: counted, counts } = counting(database);
    const placed: string[] = [];
    async function order() {
      const orderNo = await sell(counted, wished());
      if (orderNo !== null) placed.push(orderNo);
    }
    /** Returns several orders at once, as the sweep does. */
    const release = () => returned(counted, ...shuffled(placed.splice(0, 1 + chance(6))));
    const client = async (_: unknown, at: number) => {
      for (let round = 0; round < ROUNDS; round += 1) await ((round + at) % 3 === 2 ? release() : order());
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await holdToBooks(database);
    const books = await booksOf(database);
    expect(books.map(({ stock }) => stock)).toEqual(STOCKS.map((stock) => `${stock} BOX`));
    for (const { taken } of books) expect(taken).toBeLessThanOrEqual(MOST);
    expect(counts.begun - counts.asked, 'races that had to be run again').toBe(0);
  });

  it('is never shared by incompatible goods in parallel', async () => {
    const { database: counted, counts } = counting(database);
    const rooms = ['R1', 'R2', 'R3'];
    const cargoIn = async (inside: Queries, stockId: string) =>
      (await readNeighbours(inside, [stockId])).map(({ body }) => (body as { cargo: string }).cargo);
    /** Acid and base are incompatible; the first decides. */
    const place = (stockId: string, cargo: string) =>
      counted.tx(async (inside) => {
        await takeTurns(inside, [{ stockId, market: 'R', untilAt: 'infinity' }]);
        if ((await cargoIn(inside, stockId)).some((other) => other !== cargo)) return null;
        const held = [taking(stockId, 1, 1_000, 'L')];
        await takeStock(inside, held);
        const orderNo = await orderHolding(inside, held);
        await putInside(inside, orderNo, [{ stockId, body: { cargo }, fromDay: null, toDay: null }]);
        return orderNo;
      });
    const client = async () => {
      for (let round = 0; round < 4; round += 1) {
        const orderNo = await place(rooms[chance(rooms.length)] ?? '', chance(2) === 0 ? 'acid' : 'base');
        if (orderNo !== null && chance(2) === 0) await returned(counted, orderNo);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    for (const room of rooms) expect(new Set(await cargoIn(database, room)).size).toBeLessThanOrEqual(1);
    await holdToBooks(database);
    expect(counts.begun - counts.asked, 'races that had to be run again').toBe(0);
  });
});
