import { expect, it } from 'vitest';

import {
  partArrivalDay,
  findDeparture,
  listDepartures,
  hubClosingTime,
  linesBetween,
  partOfferId,
} from '../../../../domain/modes/truck/part-departures';
import { ROAD_LINES } from '../../../../domain/modes/truck/part-lines';
import { at } from './support/asked';

const [LINE] = linesBetween('3101', '4401');
const leaving = (first: string, count: number) => (LINE ? listDepartures(LINE, first, count) : []);

it('leaves only on the weekdays of its line and is found by its id', () => {
  const all = leaving('2026-12-01', 9);
  expect(all.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09']);
  expect(all.map(partOfferId)).toContain('P-LXWY-3101-4401-261204');
  for (const departure of all) expect(findDeparture(partOfferId(departure))).toEqual(departure);
});

it.each(['P-LXWY-3101-4401-261205', 'P-LXWY-4401-3101-261204', 'P-LXWY-3101-4401-261332', 'TR-LXWY-3101-BOX13-261204'])(
  'finds no departure for %s',
  (offerId) => {
    expect(findDeparture(offerId)).toBeNull();
  },
);

it('accepts goods at the hub until four and arrives after the days of the line', () => {
  const [first] = leaving('2026-12-04', 1);
  if (!first) throw new Error('nothing leaves');
  expect(hubClosingTime(first)).toBe(at('2026-12-04T16:00'));
  expect(partArrivalDay(first)).toBe('2026-12-07');
});

it('finds the lines between two cities in one direction only', () => {
  expect(linesBetween('3302', '3101').map(({ id }) => id)).toEqual(['P-LXWY-3302-3101']);
  expect(linesBetween('3101', '3302')).toEqual([]);
  expect(new Set(ROAD_LINES.map(({ id }) => id)).size).toBe(12);
});
