import type { PackingGroup } from '../dangerous-goods';
import { RELEVANT_PERCENT, sumPercent, type MixturePart, type Toxicity } from './component';

export const ROUTES = ['oral', 'dermal', 'vapour', 'dust'] as const;
export type Route = (typeof ROUTES)[number];
type AcuteCategory = 1 | 2 | 3 | 4;

/** GHS table 3.1.1: upper bounds of the categories; mg/kg, by inhalation mg/L in four hours. */
const BOUNDS: Readonly<Record<Route, readonly number[]>> = {
  oral: [5, 50, 300, 2000],
  dermal: [50, 200, 1000, 2000],
  vapour: [0.5, 2, 10, 20],
  dust: [0.05, 0.5, 1, 5],
};

/** GHS table 3.1.2: estimate used when only the category is known. */
const ESTIMATES: Readonly<Record<Route, readonly number[]>> = {
  oral: [0.5, 5, 100, 500],
  dermal: [5, 50, 300, 1100],
  vapour: [0.05, 0.5, 3, 11],
  dust: [0.005, 0.05, 0.5, 1.5],
};

export const toxicityEstimate = (route: Route, category: number): number | null =>
  ESTIMATES[route][category - 1] ?? null;

export function acuteCategory(route: Route, ate: number): AcuteCategory | null {
  const at = BOUNDS[route].findIndex((most) => ate <= most);
  return at < 0 ? null : ((at + 1) as AcuteCategory);
}

/** At or below this ATE a component counts at any share. */
const STRONG_ATE = 50;
/** Above this percentage, unknown components are deducted in the sum. */
const UNKNOWN_PERCENT = 10;

type AcuteMix = {
  /** Null when no component is known to be toxic. */
  ate: number | null;
  unknownPercent: number;
  row: number | null;
};

/** GHS 3.1.3.6: acute toxicity of a mixture from its components. */
export function judgeAcuteMix(parts: readonly MixturePart<Toxicity>[]): AcuteMix {
  const unknownPercent = sumPercent(
    parts.filter(({ said, percent }) => said.kind === 'unknown' && percent >= RELEVANT_PERCENT),
  );
  const shares = parts.flatMap(({ row, percent, said }) => {
    if (said.kind !== 'dose') return [];
    return percent >= RELEVANT_PERCENT || said.ate <= STRONG_ATE ? [{ row, share: percent / said.ate }] : [];
  });
  const sum = shares.reduce((all, { share }) => all + share, 0);
  const whole = unknownPercent > UNKNOWN_PERCENT ? 100 - unknownPercent : 100;
  const [most] = shares.toSorted((one, other) => other.share - one.share);
  return { ate: sum === 0 ? null : whole / sum, unknownPercent, row: most?.row ?? null };
}

const GROUPS: readonly PackingGroup[] = ['I', 'II', 'III'];

/** IMDG 2.6.2.2.4.1. */
const GROUP_BOUNDS: Readonly<Record<Exclude<Route, 'vapour'>, readonly number[]>> = {
  oral: [5, 50, 300],
  dermal: [50, 200, 1000],
  dust: [0.2, 2, 4],
};

/** Packing group of 6.1. A vapour would need the saturated concentration, so a person decides. */
export function toxicPackingGroup(route: Route, ate: number): PackingGroup | 'manual' | null {
  if (route === 'vapour') return acuteCategory(route, ate) === null ? null : 'manual';
  return GROUPS[GROUP_BOUNDS[route].findIndex((most) => ate <= most)] ?? null;
}
