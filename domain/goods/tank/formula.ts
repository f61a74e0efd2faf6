import {
  densityAt,
  thermalExpansion,
  formulaShare,
  HOT_PERCENT,
  mostPercent,
  REFERENCE_C,
  type FillFigures,
} from './fill';

export type Formula =
  | { kind: 'GROWS'; clause: string; share: number; alpha: number; degrees: number; percent: number }
  | { kind: 'HOT'; clause: string; share: number; hotC: number; hot: number; cold: number; percent: number }
  | { kind: 'CAPPED'; percent: number };

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** Deciding formula, so that it can be checked on paper. */
export function decidingFormula(filled: FillFigures): Formula {
  const { fillC, isDanger, isMild } = filled;
  const hotC = Math.max(fillC, filled.hottestC);
  const [hot, cold] = [densityAt(filled, hotC), densityAt(filled, fillC)];
  const most = mostPercent(filled);
  const percent = Math.floor(most * 100 + 1e-9) / 100;
  if (hotC > REFERENCE_C && most === (HOT_PERCENT * hot) / cold) {
    const clause = '4.2.1.9.5';
    return { kind: 'HOT', clause, share: HOT_PERCENT, hotC, hot: rounded(hot, 4), cold: rounded(cold, 4), percent };
  }
  const share = formulaShare(filled);
  const [alpha, degrees] = [thermalExpansion(filled), REFERENCE_C - fillC];
  if (!isDanger && most < share / (1 + alpha * degrees)) return { kind: 'CAPPED', percent };
  const clause = isMild || !isDanger ? '4.2.1.9.2' : '4.2.1.9.3';
  return { kind: 'GROWS', clause, share, alpha: rounded(alpha, 6), degrees: rounded(degrees, 1), percent };
}
