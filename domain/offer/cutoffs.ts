import { byMoment, toIso, parseMoment } from '../values/moments';
import type { DgHandling } from '../places/ports';
import { HOUR_MS } from '../values/spans';
import type { Is } from '../shape/is';
import type { cutoff } from './cutoffs-shape';

/** Cut-offs in the order they fall due. */
export const CUTOFF_CODES = [
  'DG_APPLY',
  'DG_DOC',
  'AIR_DOC',
  'DOM_DECL_DG',
  'DOM_BOOK',
  'TRUCK_BOOK',
  'TRUCK_HUB',
  'CY_OPEN',
  'CFS_OPEN',
  'SI',
  'MARITIME_DECL',
  'VGM',
  'CUSTOMS',
  'DOM_WEIGHT',
  'CY_CLOSE',
  'CFS_CLOSE',
  'STUFFING',
  'DG_GATE_IN',
  'AIR_IN',
  'AIR_FWB',
  'AIR_CUSTOMS',
  'RAIL_PLAN',
  'STATION_OPEN',
  'STATION_CLOSE',
  'GATE_LAST',
] as const;
export type CutoffCode = (typeof CUTOFF_CODES)[number];

/** `at` is ISO. */
export type Cutoff = Is<typeof cutoff>;

/** Hours before departure. */
export type CutoffHours = Readonly<Partial<Record<CutoffCode, number>>>;

/** Planning figures for full containers; carrier and port decide. */
const HOURS_BEFORE: CutoffHours = {
  DG_APPLY: 240,
  DG_DOC: 168,
  CY_OPEN: 168,
  SI: 96,
  MARITIME_DECL: 72,
  VGM: 48,
  CUSTOMS: 24,
  CY_CLOSE: 24,
  DG_GATE_IN: 12,
};

/** Hours in which goods delivered directly to the ship must arrive. */
const GATE_WINDOW_HOURS = 24;

/** Opening of a cut-off that is a time window; null for a plain deadline. */
export function windowOpening({ code, at }: Cutoff): string | null {
  const closes = code === 'DG_GATE_IN' ? parseMoment(at) : null;
  return closes === null ? null : toIso(closes - GATE_WINDOW_HOURS * HOUR_MS);
}

const DG_ONLY: readonly CutoffCode[] = ['DG_APPLY', 'DG_DOC', 'MARITIME_DECL', 'DG_GATE_IN', 'DOM_DECL_DG'];

export const buildCutoffs = (leaves: number, hours: CutoffHours, isDanger: boolean): Cutoff[] =>
  CUTOFF_CODES.flatMap((code) => {
    const before = hours[code];
    const isAsked = before !== undefined && (isDanger || !DG_ONLY.includes(code));
    return isAsked ? [{ code, at: toIso(leaves - before * HOUR_MS) }] : [];
  });

export function cutoffsForSailing(etd: string, isDanger: boolean, orgHandling: DgHandling | null): Cutoff[] {
  const leaves = parseMoment(etd);
  if (leaves === null) return [];
  // The direct-delivery window applies only to ports without storage for these goods.
  const isBroughtToShip = isDanger && orgHandling === 'DIRECT';
  return buildCutoffs(leaves, HOURS_BEFORE, isDanger).filter(({ code }) => code !== 'DG_GATE_IN' || isBroughtToShip);
}

const SLACK_LEVELS = ['fine', 'soon', 'missed'] as const;
export type CutoffSlack = { ms: number; level: (typeof SLACK_LEVELS)[number] };

const SOON = 24 * HOUR_MS;

/** Time left until a cut-off: amber below a day, red when missed. */
export function timeToCutoff(at: string, now: number): CutoffSlack {
  const ms = (parseMoment(at) ?? now) - now;
  if (ms < 0) return { ms, level: 'missed' };
  return { ms, level: ms < SOON ? 'soon' : 'fine' };
}

/** Openings and the platform's own steps are no deadlines. */
const NO_DEADLINES: readonly CutoffCode[] = ['CY_OPEN', 'CFS_OPEN', 'STUFFING', 'STATION_OPEN'];

export const isDeadline = (code: CutoffCode): boolean => !NO_DEADLINES.includes(code);

/** First deadline, after which booking closes; null without one. */
export const findFirstDeadline = (cutoffs: readonly Cutoff[]): Cutoff | null =>
  cutoffs
    .filter(({ code }) => isDeadline(code))
    .toSorted((one, other) => byMoment(one.at, other.at))
    .at(0) ?? null;

export const firstDeadline = (cutoffs: readonly Cutoff[]): string | null => findFirstDeadline(cutoffs)?.at ?? null;

export const isBookingClosed = (cutoffs: readonly Cutoff[], now: number): boolean =>
  cutoffs.some(({ code, at }) => isDeadline(code) && timeToCutoff(at, now).level === 'missed');

const CLOSINGS = [
  'CY_CLOSE',
  'CFS_CLOSE',
  'DG_GATE_IN',
  'AIR_IN',
  'STATION_CLOSE',
] as const satisfies readonly CutoffCode[];

/** Latest arrival of the goods in ms; null without a closing. */
export function closingTime(cutoffs: readonly Cutoff[]): number | null {
  const [closing] = CLOSINGS.flatMap((code) => cutoffs.find((cutoff) => cutoff.code === code) ?? []);
  return closing === undefined ? null : parseMoment(closing.at);
}

/** Gate hours; `opens` is null when only a closing is known. Directly delivered goods have a window instead. */
export function gateHours(cutoffs: readonly Cutoff[]): { opens: number | null; closes: number } | null {
  const direct = cutoffs.find(({ code }) => code === 'DG_GATE_IN');
  const closes = direct ? parseMoment(direct.at) : closingTime(cutoffs);
  return closes === null ? null : { opens: direct ? parseMoment(windowOpening(direct) ?? '') : null, closes };
}
