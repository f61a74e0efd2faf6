import { assert, constantFrom, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';

import { RAIL_BOXES } from '../../../../domain/modes/rail/search';
import { isOverloaded, wagonFindings } from '../../../../domain/modes/rail/wagons';
import { CONTAINERS } from '../../../../domain/offer/containers';

/** Kilograms of the specification: wagon limits for cargo and with the box, and the thresholds of a station request. */
const [MOST, MOST_WITH_BOX] = [28_000, 30_480];
const ASKED_ABOVE = { 中欧: 22_000, 中俄: 24_000, 中亚: 26_000 };
const LINES = ['中欧', '中俄', '中亚'] as const;

/** Each bound of any box and line, and a hundredth of a kilogram to either side. */
const bounds = RAIL_BOXES.flatMap((type) => [
  MOST,
  MOST_WITH_BOX - CONTAINERS[type].tareKg,
  ...LINES.map((line) => ASKED_ABOVE[line]),
]);
const weight = tuple(constantFrom(...bounds), constantFrom(-0.01, 0, 0.01)).map(([bound, more]) => bound + more);

it('reports a heavy box from the first hundredth of a kilogram above the limit', () => {
  assert(
    property(constantFrom(...RAIL_BOXES), constantFrom(...LINES), weight, (type, line, kg) => {
      const isTooHeavy = kg > MOST || kg + CONTAINERS[type].tareKg > MOST_WITH_BOX;
      expect(isOverloaded({ type, kg })).toBe(isTooHeavy);
      const heavy = kg > ASKED_ABOVE[line] ? ['railHeavy'] : [];
      const codes = wagonFindings([{ type, kg }], line).map(({ code }) => code);
      expect(codes.filter((code) => code === 'railNoWagon' || code === 'railHeavy')).toEqual(
        isTooHeavy ? ['railNoWagon'] : heavy,
      );
    }),
    { numRuns: 1_000 },
  );
});
