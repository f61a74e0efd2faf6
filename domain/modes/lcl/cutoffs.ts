import { buildCutoffs, type Cutoff, type CutoffHours } from '../../offer/cutoffs';
import { dayAt, daysAfter, momentOf } from '../../values/days';
import { toIso } from '../../values/moments';
import type { Cargo } from './rates';
import { HOUR_MS } from '../../values/spans';

const HOURS = {
  DG_APPLY: 240,
  DG_DOC: 168,
  CFS_OPEN: 168,
  SI: 96,
  MARITIME_DECL: 72,
  CUSTOMS: 72,
  STUFFING: 60,
} satisfies CutoffHours;

const DAY_HOURS = 24;

/** Dangerous goods are checked and labelled before stuffing, so they close earlier. */
const CLOSES: Readonly<Record<Cargo, number>> = { general: 72, danger: 120 };

/** Days before departure, for pages that explain the deadlines without a departure. */
export const DAYS_BEFORE = {
  apply: HOURS.DG_APPLY / DAY_HOURS,
  open: HOURS.CFS_OPEN / DAY_HOURS,
  danger: CLOSES.danger / DAY_HOURS,
  general: CLOSES.general / DAY_HOURS,
  stuffing: HOURS.STUFFING / DAY_HOURS,
};

export const GATE_HOURS: Readonly<Record<Cargo, readonly [opens: number, closes: number]>> = {
  general: [8, 20],
  danger: [8, 17],
};

/** Last opening moment of the gate at or before this one. */
function lastGate(moment: number, cargo: Cargo): number {
  const day = dayAt(moment);
  const [opens, closes] = GATE_HOURS[cargo];
  if (moment < momentOf(day, opens)) return momentOf(daysAfter(day, -1), closes);
  return Math.min(moment, momentOf(day, closes));
}

export const isGateOpen = (moment: number, cargo: Cargo): boolean => {
  const [opens, closes] = GATE_HOURS[cargo];
  const day = dayAt(moment);
  return moment >= momentOf(day, opens) && moment <= momentOf(day, closes);
};

export function lclCutoffs(leavesAt: number, cargo: Cargo): Cutoff[] {
  const closes: Cutoff = { code: 'CFS_CLOSE', at: toIso(lastGate(leavesAt - CLOSES[cargo] * HOUR_MS, cargo)) };
  const all = [...buildCutoffs(leavesAt, HOURS, cargo === 'danger'), closes];
  return all.toSorted((one, other) => one.at.localeCompare(other.at));
}
