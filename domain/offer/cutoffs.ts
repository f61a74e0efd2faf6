import { isoOf, momentIn } from '../values/moments';
import type { DgHandling } from '../places/ports';

/** What must be done before a ship leaves, in the order it falls due. */
export const CUTOFF_CODES = [
  'DG_APPLY',
  'DG_DOC',
  'CY_OPEN',
  'SI',
  'MARITIME_DECL',
  'VGM',
  'DG_GATE_IN',
  'CUSTOMS',
  'CY_CLOSE',
] as const;
export type CutoffCode = (typeof CUTOFF_CODES)[number];

/** `at` is an ISO moment. */
export type Cutoff = { code: CutoffCode; at: string };

const HOUR = 3_600_000;

/** Planning figures; the carrier and the port decide. */
const HOURS_BEFORE: Readonly<Record<CutoffCode, number>> = {
  DG_APPLY: 240,
  DG_DOC: 168,
  CY_OPEN: 168,
  SI: 96,
  MARITIME_DECL: 72,
  VGM: 48,
  DG_GATE_IN: 24,
  CUSTOMS: 24,
  CY_CLOSE: 24,
};

const DG_ONLY: readonly CutoffCode[] = ['DG_APPLY', 'DG_DOC', 'MARITIME_DECL', 'DG_GATE_IN'];

/** The window to bring goods to the ship itself is only where they are not stored before. */
const applies = (code: CutoffCode, isDanger: boolean, orgHandling: DgHandling | null): boolean => {
  if (code === 'DG_GATE_IN') return isDanger && orgHandling === 'DIRECT';
  return isDanger || !DG_ONLY.includes(code);
};

/** Every cut-off of a sailing, by the moment it leaves. */
export function cutoffsOf(etd: string, isDanger: boolean, orgHandling: DgHandling | null): Cutoff[] {
  const leaves = momentIn(etd);
  if (leaves === null) return [];
  return CUTOFF_CODES.filter((code) => applies(code, isDanger, orgHandling)).map((code) => ({
    code,
    at: isoOf(leaves - HOURS_BEFORE[code] * HOUR),
  }));
}

export const SLACK_LEVELS = ['fine', 'soon', 'missed'] as const;
export type Slack = { ms: number; level: (typeof SLACK_LEVELS)[number] };

const SOON = 24 * HOUR;

/** How much time is left until a cut-off: amber below a day, red below nothing. */
export function slackOf(at: string, now: number): Slack {
  const ms = (momentIn(at) ?? now) - now;
  if (ms < 0) return { ms, level: 'missed' };
  return { ms, level: ms < SOON ? 'soon' : 'fine' };
}

/** The yard opening is no deadline. */
export const isDeadline = (code: CutoffCode): boolean => code !== 'CY_OPEN';

/** Once a deadline has passed nothing more is booked on a ship. */
export const isBookingClosed = (cutoffs: readonly Cutoff[], now: number): boolean =>
  cutoffs.some(({ code, at }) => isDeadline(code) && slackOf(at, now).level === 'missed');

/** When the last box must have come in. */
export function closingOf(cutoffs: readonly Cutoff[]): number | null {
  const at =
    cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? cutoffs.find(({ code }) => code === 'DG_GATE_IN')?.at;
  return at === undefined ? null : momentIn(at);
}
