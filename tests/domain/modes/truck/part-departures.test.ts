import { expect, it } from 'vitest';

import {
  arrivesOn,
  departureNamed,
  departuresFrom,
  hubClosesAt,
  linesBetween,
  partIdOf,
} from '../../../../domain/modes/truck/part-departures';
import { ROAD_LINES } from '../../../../domain/modes/truck/part-lines';
import { at } from './support/asked';

const [LINE] = linesBetween('3101', '4401');
const leaving = (first: string, count: number) => (LINE ? departuresFrom(LINE, first, count) : []);

it('leaves on the weekdays of its line alone, and is told by its name again', () => {
  const all = leaving('2026-12-01', 9);
  expect(all.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09']);
  expect(all.map(partIdOf)).toContain('P-LXWY-3101-4401-261204');
  for (const departure of all) expect(departureNamed(partIdOf(departure))).toEqual(departure);
});

it.each(['P-LXWY-3101-4401-261205', 'P-LXWY-4401-3101-261204', 'P-LXWY-3101-4401-261332', 'TR-LXWY-3101-BOX13-261204'])(
  'nothing leaves as %s',
  (offerId) => {
    expect(departureNamed(offerId)).toBeNull();
  },
);

it('takes goods at the hub until four, and is there so many days later', () => {
  const [first] = leaving('2026-12-04', 1);
  if (!first) throw new Error('nothing leaves');
  expect(hubClosesAt(first)).toBe(at('2026-12-04T16:00'));
  expect(arrivesOn(first)).toBe('2026-12-07');
});

it('finds the lines of a way, and none the other way round', () => {
  expect(linesBetween('3302', '3101').map(({ id }) => id)).toEqual(['P-LXWY-3302-3101']);
  expect(linesBetween('3101', '3302')).toEqual([]);
  expect(new Set(ROAD_LINES.map(({ id }) => id)).size).toBe(12);
});
