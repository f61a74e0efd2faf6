/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TruckRow } from '../../../../../domain/modes/truck/cargo';
import { listDepartures, partOfferId, type PartDeparture } from '../../../../../domain/modes/truck/part-departures';
import { readRoom } from '../../../../../domain/modes/truck/part-room';
import { ROAD_LINES } from '../../../../../domain/modes/truck/part-lines';
import type { Database } from '../../../../../server/base/database/database';
import type { HeldNow, PlacementRefusal } from '../../../../../server/trade/modes/mode';
import { aboardNow, sellableCapacity, type PutAboard } from '../../../../../server/trade/modes/truck/part/aboard';
import { findingsAboard, placeAboard, departureTurn } from '../../../../../server/trade/modes/truck/part/place';
import { readHeldNow } from '../../../../../server/orders/orders/placing';
import { readNeighbours, putInside } from '../../../../../server/world/takings/neighbours';
import { takeStock } from '../../../../../server/world/takings/take';
import { takeTurns } from '../../../../../server/world/takings/turns';
import { exceptedQuantity } from '../../../../../domain/modes/truck/excepted';
import { goodsOf, ofNumber, PEROXIDE } from '../../../../domain/modes/truck/support/asked';
import { booksOf, holdToBooks, orderHolding, returned } from '../../../support/books';
import { counting, openStocks } from '../../../world/takings/support';

const CLIENTS = 50;
const XYLENE = ofNumber('1307');
const ZINC = ofNumber('3077');
const NOBODY: HeldNow = { taken: () => 0, inside: () => [] };

let database: Database;
beforeAll(async () => {
  database = await openStocks();
});
afterAll(() => database.close());

/** Departures from Ningbo to Shanghai with these simulated goods only. */
const departuresWith = (unNo: string): PartDeparture[] =>
  ROAD_LINES.filter(({ id }) => id === 'P-LXWY-3302-3101')
    .flatMap((line) => listDepartures(line, '2027-01-04', 120))
    .filter((one) => aboardNow(one, NOBODY).goods.every((goods) => goods.unNo === unNo));

function departureWith(unNo: string, at = 0): PartDeparture {
  const found = departuresWith(unNo)[at];
  if (!found) throw new Error(`nothing leaves with ${unNo}`);
  return found;
}

type Tried = { orderNo: string } | PlacementRefusal;

/** Order steps of a submission: turn, content, place, takings. */
const orderOn = (through: Database, departure: PartDeparture, row: TruckRow, kg: number, m3: number): Promise<Tried> =>
  through.tx(async (inside) => {
    await takeTurns(inside, [departureTurn(departure)]);
    const place = placeAboard(
      departure,
      { rows: [row], kg, m3, inhibitorUntil: null, festivals: [] },
      await readHeldNow(inside, [partOfferId(departure)]),
    );
    if ('refused' in place) return place;
    expect(await takeStock(inside, place.takings)).toBe(true);
    const orderNo = await orderHolding(inside, place.takings);
    await putInside(inside, orderNo, place.kept);
    return { orderNo };
  });

const isPlaced = (tried: Tried): tried is { orderNo: string } => 'orderNo' in tried;

const takenOf = async (departure: PartDeparture, measure: string): Promise<number> =>
  (await booksOf(database)).find(({ stock }) => stock === `${partOfferId(departure)} ${measure}`)?.taken ?? 0;

describe('fifty parallel bookings of one shared truck', () => {
  it('sell exactly the available kilograms', async () => {
    const departure = departureWith('3082');
    const { database: counted, counts } = counting(database);
    const most = readRoom(sellableCapacity(departure)).kg;
    const places = Math.floor(most / 410);
    const tried = await Promise.all(Array.from({ length: CLIENTS }, () => orderOn(counted, departure, ZINC, 410, 0.1)));
    expect(tried.filter(isPlaced)).toHaveLength(places);
    for (const one of tried.filter((other) => !isPlaced(other)))
      expect(one).toMatchObject({
        refused: 'roomShort',
        room: { left: [{ measure: 'G', amount: (most - places * 410) * 1000 }, {}] },
      });
    expect(await takenOf(departure, 'G')).toBe(places * 410_000);
    await holdToBooks(database);
    expect(counts.begun - counts.asked, 'races that had to be run again').toBe(0);
  });

  it('R3 never mix incompatible goods: the first decides', async () => {
    const departure = departureWith('3082', 1);
    const tried = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) =>
        orderOn(database, departure, at % 2 === 0 ? XYLENE : PEROXIDE, 30, 0.05),
      ),
    );
    const goods = (await readNeighbours(database, [partOfferId(departure)])).flatMap(
      ({ body }) => (body as PutAboard).goods,
    );
    expect(new Set(goods.map(({ unNo }) => unNo)).size).toBe(1);
    const lost = tried.filter((one) => !isPlaced(one));
    expect(lost).toHaveLength(CLIENTS / 2);
    for (const one of lost) expect(one).toMatchObject({ refused: 'boxClash' });
    await holdToBooks(database);
  });

  it('R2 refuse goods incompatible with existing cargo, whatever room is left', async () => {
    const departure = departureWith('2789');
    expect(await orderOn(database, departure, PEROXIDE, 200, 0.2)).toEqual({ refused: 'boxClash' });
    const seen = findingsAboard(
      departure,
      { rows: [PEROXIDE], kg: 200, m3: 0.2, inhibitorUntil: null, festivals: [] },
      aboardNow(departure, NOBODY),
    );
    expect(seen.map(({ code }) => code)).toContain('truckPartClash');
  });

  it('R2 report incompatibility even for the last kilograms, and missing room otherwise', async () => {
    const departure = departureWith('2789', 1);
    const most = readRoom(sellableCapacity(departure)).kg;
    expect(isPlaced(await orderOn(database, departure, XYLENE, most - 200, 0.3))).toBe(true);
    const last = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) =>
        orderOn(database, departure, at % 2 === 0 ? PEROXIDE : XYLENE, 200, 0.2),
      ),
    );
    expect(last.filter(isPlaced)).toHaveLength(1);
    for (const one of last.filter((_, at) => at % 2 === 0)) expect(one).toEqual({ refused: 'boxClash' });
    const late = last.filter((one, at) => at % 2 === 1 && !isPlaced(one));
    for (const one of late) expect(one).toMatchObject({ refused: 'roomShort', room: { left: [{ amount: 0 }, {}] } });
    expect(await takenOf(departure, 'G')).toBe(most * 1000);
    await holdToBooks(database);
  });

  it('never exceed a thousand packages of excepted quantities', async () => {
    const departure = departureWith('3082', 3);
    const said = { inner: { kind: 'volume', amount: 25 }, count: 12, packages: 130 } as const;
    const row = ofNumber('1219', { excepted: exceptedQuantity(goodsOf('1219'), said) });
    expect(row.excepted?.fit.kind).toBe('fits');
    const tried = await Promise.all(Array.from({ length: CLIENTS }, () => orderOn(database, departure, row, 7, 0.01)));
    expect(tried.filter(isPlaced)).toHaveLength(Math.floor(1000 / 130));
    for (const one of tried.filter((other) => !isPlaced(other))) expect(one).toEqual({ refused: 'boxClash' });
    const inside = await readNeighbours(database, [partOfferId(departure)]);
    expect(inside.reduce((sum, { body }) => sum + ((body as PutAboard).packages ?? 0), 0)).toBe(910);
    const aboard = aboardNow(departure, { taken: () => 0, inside: () => inside });
    const codesOf = (packages: number) =>
      findingsAboard(
        departure,
        {
          rows: [ofNumber('1219', { excepted: exceptedQuantity(goodsOf('1219'), { ...said, packages }) })],
          kg: 7,
          m3: 0.01,
          inhibitorUntil: null,
          festivals: [],
        },
        aboard,
      ).map(({ code }) => code);
    expect(codesOf(90)).toContain('truckEq');
    expect(codesOf(91), 'a list tells of it as well').toContain('truckEqPackages');
    await holdToBooks(database);
  });

  it('10: list the total weight of limited quantities aboard', async () => {
    const departure = departureWith('3082', 4);
    const row = (kg: number) => ofNumber('1219', { limited: { kind: 'fits' }, kg });
    expect(isPlaced(await orderOn(database, departure, row(210), 210, 0.3))).toBe(true);
    expect(isPlaced(await orderOn(database, departure, row(140), 140, 0.2))).toBe(true);
    const inside = await readNeighbours(database, [partOfferId(departure)]);
    const aboard = aboardNow(departure, { taken: () => 0, inside: () => inside });
    const said = (kg: number) =>
      findingsAboard(departure, { rows: [row(kg)], kg, m3: 1.3, inhibitorUntil: null, festivals: [] }, aboard).find(
        ({ code }) => code.startsWith('truckLq'),
      );
    expect(said(7650)).toMatchObject({ code: 'truckLq', given: { kg: '8,000' } });
    expect(said(7651)).toMatchObject({ code: 'truckLqOver', level: 'NEED_APPROVAL', given: { kg: '8,001' } });
    await holdToBooks(database);
  });

  it('reuse room and compatibility of cancelled orders', async () => {
    const departure = departureWith('3082', 2);
    const first = await orderOn(database, departure, XYLENE, 100, 0.2);
    expect(isPlaced(first)).toBe(true);
    expect(await orderOn(database, departure, PEROXIDE, 100, 0.2)).toEqual({ refused: 'boxClash' });
    if (isPlaced(first)) await returned(database, first.orderNo);
    expect(await takenOf(departure, 'G')).toBe(0);
    expect(isPlaced(await orderOn(database, departure, PEROXIDE, 100, 0.2))).toBe(true);
    await holdToBooks(database);
  });
});
