/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../../../server/base/database/database';
import { buildQuestionFacts } from '../../../../../server/trade/modes/lcl/asked';
import { findDeparture, type Departure } from '../../../../../server/trade/modes/lcl/departures';
import { placeInDeparture, stockTurns } from '../../../../../server/trade/modes/lcl/place';
import type { BoxWorld } from '../../../../../server/trade/modes/lcl/boxes-now';
import type { PlacementRefusal } from '../../../../../server/trade/modes/mode';
import { readNeighbours, putInside } from '../../../../../server/world/takings/neighbours';
import { takeStock } from '../../../../../server/world/takings/take';
import { readTaken } from '../../../../../server/world/takings/taken';
import { takeTurns } from '../../../../../server/world/takings/turns';
import { booksOf, holdToBooks, orderHolding, returned } from '../../../support/books';
import { counting, openStocks } from '../../../world/takings/support';
import { row, searchFor, worldAt } from './asked';

const CLIENTS = 50;
const NOW = '2026-11-21T01:42:00Z';

let database: Database;
beforeAll(async () => {
  database = await openStocks();
});
afterAll(() => database.close());

const departureNamed = (offerId: string): Departure => {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`no departure is called ${offerId}`);
  return departure;
};

const heldIn = async (inside: Queries, boxes: readonly string[]): Promise<BoxWorld> => {
  const goods = await readNeighbours(inside, boxes);
  return {
    inside: (stockId) => goods.filter((one) => one.stockId === stockId),
    taken: await readTaken(inside, boxes),
  };
};

type Tried = { orderNo: string } | PlacementRefusal;

/** Order steps of a submission: turns, content, place, takings. */
const orderOn = (through: Database, departure: Departure, unNo: string, kg: number, m3: number): Promise<Tried> =>
  through.tx(async (inside) => {
    const { org, dst } = departure.service;
    const asked = buildQuestionFacts(searchFor(org.code, dst.code, row(unNo, kg, m3)), departure.service, worldAt(NOW));
    const turns = stockTurns(departure, asked);
    await takeTurns(inside, turns);
    const boxes = turns.map(({ stockId }) => stockId);
    const place = placeInDeparture(departure, asked, await heldIn(inside, boxes));
    if ('refused' in place) return place;
    expect(await takeStock(inside, place.takings)).toBe(true);
    const orderNo = await orderHolding(inside, place.takings);
    await putInside(inside, orderNo, place.kept);
    return { orderNo };
  });

const boxesOn = (departure: Departure) => stockTurns(departure, { cargo: 'danger' }).map(({ stockId }) => stockId);

const isPlaced = (tried: Tried): tried is { orderNo: string } => 'orderNo' in tried;

describe('shared LCL box', () => {
  it('sells its last cubic metre once', async () => {
    const departure = departureNamed('L-SHWG-NLRTM-270113');
    const { database: counted, counts } = counting(database);
    const tried = await Promise.all(
      Array.from({ length: CLIENTS }, () => orderOn(counted, departure, '3082', 300, 1.2)),
    );
    // 25 m³ hold 20 × 1.2 m³ and leave 1 m³.
    expect(tried.filter(isPlaced)).toHaveLength(20);
    for (const one of tried.filter((other) => !isPlaced(other)))
      expect(one).toMatchObject({ refused: 'roomShort', room: { left: [{ measure: 'L', amount: 1_000 }, {}] } });
    expect((await booksOf(database)).find(({ stock }) => stock === 'L-SHWG-NLRTM-270113#1 L')?.taken).toBe(24_000);
    await holdToBooks(database);
    expect(counts.begun - counts.asked, 'races that had to be run again').toBe(0);
  });

  it('never holds incompatible goods: the first decides, and the others are refused with boxClash', async () => {
    const departure = departureNamed('L-QDHD-KRPUS-261224');
    const tried = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, at) => {
        const unNo = at % 2 === 0 ? '1263' : '2014';
        return { unNo, tried: await orderOn(database, departure, unNo, 100, 0.2) };
      }),
    );
    const goods = (await readNeighbours(database, boxesOn(departure))).flatMap(
      ({ body }) => (body as { goods: { unNo: string }[] }).goods,
    );
    expect(new Set(goods.map(({ unNo }) => unNo)).size).toBe(1);
    const lost = tried.filter((one) => !isPlaced(one.tried));
    expect(lost).toHaveLength(CLIENTS / 2);
    for (const one of lost) expect(one.tried).toMatchObject({ refused: 'boxClash' });
    await holdToBooks(database);
  });

  it('is open to other goods again after cancellation', async () => {
    const departure = departureNamed('L-SHWG-JPOSA-261218');
    const first = await orderOn(database, departure, '1263', 100, 0.2);
    expect(isPlaced(first)).toBe(true);
    if (isPlaced(first)) await returned(database, first.orderNo);
    expect(await readNeighbours(database, boxesOn(departure))).toStrictEqual([]);
    await holdToBooks(database);
  });
});
