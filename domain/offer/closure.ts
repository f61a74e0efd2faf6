import { HAZARD_CLASS_IDS } from '../goods/dangerous-goods';
import { segregationRow } from '../goods/segregation-table';
import type { ModeId } from '../mode-ids';
import { FINDING_SOURCES, type Finding } from '../rules/finding';
import type { Day } from '../values/days';
import type { End } from './sailing';
import type { Is } from '../shape/is';
import type { closure } from './closure-shape';

export const ALL_DANGER = 'ALL_DG';

/**
 * A period in which a place, lane or carrier (`key`) accepts no goods. `mode`: null for every mode. `classes`: refused
 * dangerous goods; empty for all goods.
 */
export type Closure = Is<typeof closure>;

export type ClosureScope = Pick<Closure, 'mode' | 'key' | 'from' | 'until'>;

export const placeKey = (code: string): string => `place:${code}`;
export const laneKey = (org: string, dst: string): string => `lane:${org}>${dst}`;
export const carrierKey = (code: string): string => `carrier:${code}`;
/** A ship that left the timetable, or leaves at another time. */
const isOfShip = ({ key }: Pick<Closure, 'key'>): boolean => key.startsWith('sailing:');

export const ANY_CARRIER = carrierKey('*');

export const CLOSABLE_CLASSES: readonly string[] = [ALL_DANGER, ...HAZARD_CLASS_IDS];

export type Passage = { key: string; from: Day; until: Day };

export function passedBetween(
  { org, dst, supplier }: { org: End | null; dst: End | null; supplier: End | null },
  { leaves, arrives }: { leaves: Day; arrives: Day },
): Passage[] {
  const leaving = (key: string): Passage => ({ key, from: leaves, until: leaves });
  return [
    ...(org ? [leaving(placeKey(org.code))] : []),
    ...(dst ? [{ key: placeKey(dst.code), from: arrives, until: arrives }] : []),
    ...(org && dst ? [leaving(laneKey(org.code, dst.code))] : []),
    ...(supplier ? [leaving(carrierKey(supplier.code))] : []),
    leaving(ANY_CARRIER),
  ];
}

export const findMatchingClosures = <TOne extends ClosureScope>(
  rows: readonly TOne[],
  mode: ModeId,
  passed: readonly Passage[],
): TOne[] =>
  rows.filter(
    (closure) =>
      (closure.mode === null || closure.mode === mode) &&
      passed.some(({ key, from, until }) => key === closure.key && from <= closure.until && until >= closure.from),
  );

/** `classes`: empty for dangerous goods of unknown class. */
export type ClosedTo = { isDanger: boolean; classes: readonly string[] };

/**
 * Checks if a rule covers the goods: `sure` for listed classes or without a list, `maybe` while the class is unknown.
 */
export function judgeCoverage(named: readonly string[], { isDanger, classes }: ClosedTo): 'sure' | 'maybe' | null {
  if (named.length === 0) return 'sure';
  if (!isDanger) return null;
  if (named.includes(ALL_DANGER)) return 'sure';
  if (classes.length === 0) return 'maybe';
  return classes.some((one) => named.includes(one) || named.some((other) => segregationRow(one) === other))
    ? 'sure'
    : null;
}

const LEVELS = { sure: 'BLOCK', maybe: 'MANUAL' } as const;

/** `11月28日至12月3日`, with the year where the two differ in it. */
const saidDay = (day: Day, isWithYear: boolean): string =>
  `${isWithYear ? `${day.slice(0, 4)}年` : ''}${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

const saidClasses = (classes: readonly string[]): string =>
  classes.includes(ALL_DANGER) ? '全部危险货物' : `第 ${classes.join('、')} 类危险货物`;

export function describeClosure({
  key,
  name,
  classes,
  reason,
  from,
  until,
}: Omit<Closure, 'closureId' | 'mode'>): string {
  if (isOfShip({ key })) return `${name} ${reason}`;
  const isWithYear = from.slice(0, 4) !== until.slice(0, 4);
  const days = from === until ? saidDay(from, false) : `${saidDay(from, isWithYear)}至${saidDay(until, isWithYear)}`;
  const what = classes.length === 0 ? '' : saidClasses(classes);
  const stopped = key.startsWith('lane:') ? '停航' : '停收货物';
  return `${name} ${days}${what === '' ? stopped : `不接${what}`}：${reason}`;
}

/** Findings from closures: certain ones refuse, possible ones go to manual review. */
export const closureFindings = (closures: readonly Closure[], goods: ClosedTo): Finding[] =>
  closures.flatMap((closure): Finding[] => {
    const concern = judgeCoverage(closure.classes, goods);
    if (concern === null) return [];
    const level = LEVELS[concern];
    const code = level === 'BLOCK' ? 'wayClosed' : 'wayClosedUntold';
    const source = isOfShip(closure) ? FINDING_SOURCES.timetable : FINDING_SOURCES.closures;
    return [{ level, about: 'CLOSURE', code, given: { said: describeClosure(closure) }, source }];
  });
