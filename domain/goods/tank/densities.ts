import type { Densities } from './fill';

const STEPS = 10_000;
/** Tolerance for floating-point noise. */
const NOTHING = 1e-6;

/**
 * Both densities of a liquid. A missing one follows from the expansion of the library liquid, rounded so that it never
 * expands less; null when unknown.
 */
export function findDensities(
  { d15, d50 }: { d15: number | null; d50: number | null },
  known: Densities | null,
): Densities | null {
  if (d15 !== null && d50 !== null) return { d15, d50 };
  if (known === null || (d15 === null && d50 === null)) return known && { d15: known.d15, d50: known.d50 };
  const grows = known.d15 / known.d50;
  if (d15 !== null) return { d15, d50: Math.floor((d15 / grows) * STEPS + NOTHING) / STEPS };
  return d50 === null ? null : { d15: Math.ceil(d50 * grows * STEPS - NOTHING) / STEPS, d50 };
}
