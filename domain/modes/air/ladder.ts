import type { Is } from '../../shape/is';
import type { RUNG, LADDER } from './ladder-shape';
import { roundedUp } from '../../values/money';
type Rung = Is<typeof RUNG>;
export type Ladder = Is<typeof LADDER>;

export type Freight = {
  /** Rate code: `M` minimum charge, `N` normal rate, otherwise the weight break. */
  code: string;
  perKg: number;
  /** Weight charged; a higher weight break can be cheaper. */
  asIf: number;
  amount: number;
};

export const rungCode = ({ from }: Rung): string => (from === 0 ? 'N' : String(from));

/** The normal rate ends at the first weight break. */
const isOpen = ({ from }: Rung, charged: number, [, first]: readonly Rung[]): boolean =>
  from > 0 || charged < (first?.from ?? Infinity);

/** Cheapest of all rates that apply to a weight. */
export function cheapestFreight(charged: number, { minimum, rungs }: Ladder): Freight {
  const ways = rungs
    .filter((rung) => isOpen(rung, charged, rungs))
    .map((rung): Freight => {
      const asIf = Math.max(charged, rung.from);
      return { code: rungCode(rung), perKg: rung.perKg, asIf, amount: roundedUp(rung.perKg * asIf) };
    });
  const least: Freight = { code: 'M', perKg: minimum, asIf: charged, amount: minimum };
  const best = ways.reduce((one, other) => (other.amount < one.amount ? other : one), ways[0] ?? least);
  return best.amount < minimum ? least : best;
}

/** Kilograms that can be added without more freight; 0 when the next half kilogram costs more. */
export function freeKgLeft(charged: number, ladder: Ladder): number {
  const { code, asIf, amount } = cheapestFreight(charged, ladder);
  if (code !== 'M') return asIf - charged;
  let kg = charged;
  while (cheapestFreight(kg + 0.5, ladder).amount === amount) kg += 0.5;
  return kg - charged;
}

/** Next weight range where adding weight costs nothing: distance, start and end. */
type NextBreak = { code: string; toKg: number; from: number; until: number };

export function findNextBreak(charged: number, { rungs }: Ladder): NextBreak | null {
  const at = rungs.findLastIndex(({ from }) => from <= charged);
  const [here, next] = [rungs[at], rungs[at + 1]];
  if (!here || !next) return null;
  const from = Math.ceil(Math.round(((next.perKg * next.from) / here.perKg) * 2e6) / 1e6) / 2;
  return { code: rungCode(next), toKg: Math.max(0, from - charged), from, until: next.from };
}

/** Weight range without extra freight: the current one, otherwise the next. */
export function findFreeZone(charged: number, ladder: Ladder): { from: number; until: number } | null {
  const free = freeKgLeft(charged, ladder);
  return free > 0 ? { from: charged, until: charged + free } : findNextBreak(charged, ladder);
}
