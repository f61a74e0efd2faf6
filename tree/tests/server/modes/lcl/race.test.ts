import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Measure } from '../../../../domain/offer/measure';
import type { Database, Queries } from '../../../../server/database/database';
import { askFor } from '../../../../server/modes/lcl/asked';
import { findDeparture, type Departure } from '../../../../server/modes/lcl/departures';
import { placeOn, type Place } from '../../../../server/modes/lcl/place';
import { marketOf } from '../../../../server/modes/lcl/services';
import { insideOf, putInside } from '../../../../server/takings/neighbours';
import { take } from '../../../../server/takings/take';
import { takeTurns } from '../../../../server/takings/turns';
import { booksOf, holdToBooks, orderHolding, returned } from '../../support/books';
import { counting, openStocks } from '../../takings/support';
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

async function heldIn(inside: Queries, { offerId }: Departure) {
  const [goods, rows] = [
    await insideOf(inside, [offerId]),
    await inside.query<{ stockId: string; measure: Measure; taken: number }>(
      `select stock_id as "stockId", measure, taken from takings where stock_id like $1 || '#%'`,
      [offerId],
    ),
  ];
  const taken = (stockId: string, measure: Measure) =>
    rows.find((one) => one.stockId === stockId && one.measure === measure)?.taken ?? 0;
  return { inside: () => goods, taken };
}

type Tried = { orderNo: string } | Extract<Place, { refused: string }>;

/** As a submission does it: the turn, who is inside, the place, what it takes. */
const orderOn = (through: Database, departure: Departure, unNo: string, kg: number, m3: number): Promise<Tried> =>
  through.tx(async (inside) => {
    const { org, dst } = departure.service;
    const asked = askFor(searchFor(org.code, dst.code, row(unNo, kg, m3)), departure.service, worldAt(NOW));
    await takeTurns(inside, [{ stockId: departure.offerId, market: marketOf(departure.service), untilAt: 'infinity' }]);
    const place = placeOn(departure, asked, await heldIn(inside, departure));
    if ('refused' in place) return place;
    expect(await take(inside, place.takings)).toBe(true);
    const orderNo = await orderHolding(inside, place.takings);
    await putInside(inside, orderNo, place.kept);
    return { orderNo };
  });

const isPlaced = (tried: Tried): tried is { orderNo: string } => 'orderNo' in tried;

describe('a shared box', () => {
  it('sells its last cubic metre once', async () => {
    const departure = departureNamed('L-SHWG-NLRTM-270113');
    const { database: counted, counts } = counting(database);
    const tried = await Promise.all(
      Array.from({ length: CLIENTS }, () => orderOn(counted, departure, '3082', 300, 1.2)),
    );
    // 25 m³ hold twenty times 1.2 m³, and one cubic metre is left.
    expect(tried.filter(isPlaced)).toHaveLength(20);
    for (const one of tried.filter((other) => !isPlaced(other))) expect(one).toMatchObject({ refused: 'soldOut' });
    expect((await booksOf(database)).find(({ stock }) => stock === 'L-SHWG-NLRTM-270113#1 L')?.taken).toBe(24_000);
    await holdToBooks(database);
    expect(counts.begun - counts.asked, 'races that had to be run again').toBe(0);
  }, 60_000);

  it('never holds what must be kept apart: the first decides, the others are told where else they can go', async () => {
    const departure = departureNamed('L-QDHD-KRPUS-261224');
    const tried = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, at) => {
        const unNo = at % 2 === 0 ? '1263' : '2014';
        return { unNo, tried: await orderOn(database, departure, unNo, 100, 0.2) };
      }),
    );
    const goods = (await insideOf(database, [departure.offerId])).flatMap(
      ({ body }) => (body as { goods: { unNo: string }[] }).goods,
    );
    expect(new Set(goods.map(({ unNo }) => unNo)).size).toBe(1);
    const lost = tried.filter((one) => !isPlaced(one.tried));
    expect(lost).toHaveLength(CLIENTS / 2);
    for (const one of lost) expect(one.tried).toMatchObject({ refused: 'boxClash' });
    await holdToBooks(database);
  }, 60_000);

  it('is free again for others once the goods in it have been given up', async () => {
    const departure = departureNamed('L-SHWG-JPOSA-261218');
    const first = await orderOn(database, departure, '1263', 100, 0.2);
    expect(isPlaced(first)).toBe(true);
    if (isPlaced(first)) await returned(database, first.orderNo);
    expect(await insideOf(database, [departure.offerId])).toStrictEqual([]);
    await holdToBooks(database);
  });
});
