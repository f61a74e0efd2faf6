import { HAZARD_CLASS_IDS } from '../goods/dangerous-goods';
import { rowOf } from '../goods/segregation-table';
import type { ModeId } from '../mode-ids';
import { FINDING_SOURCES, type Finding } from '../rules/finding';
import type { Day } from '../values/days';
import type { End } from './sailing';

/** All dangerous goods, where classes are listed. */
export const ALL_DANGER = 'ALL_DG';

/**
 * Something that takes no goods from a day to a last day: a place, a lane or a carrier, by `key`. `mode`: null where it
 * holds for every mode. `classes`: which dangerous goods it refuses; empty where it refuses all goods.
 */
export type Closure = {
  closureId: string;
  mode: ModeId | null;
  key: string;
  name: string;
  classes: string[];
  reason: string;
  from: Day;
  until: Day;
};

/** What something that holds for some days is put on. */
export type Scoped = Pick<Closure, 'mode' | 'key' | 'from' | 'until'>;

export const placeKey = (code: string): string => `place:${code}`;
export const laneKey = (org: string, dst: string): string => `lane:${org}>${dst}`;
export const carrierKey = (code: string): string => `carrier:${code}`;
/** Every carrier of a mode, or of all. */
export const ANY_CARRIER = carrierKey('*');

export const CLOSABLE_CLASSES: readonly string[] = [ALL_DANGER, ...HAZARD_CLASS_IDS];

/** What an offer passes, by key, and on which days. */
export type Passage = { key: string; from: Day; until: Day };

/** The places an offer passes on its way, each with the days on which goods may be there. */
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

/** The closures that an offer of a mode meets on its way, whatever is in it. */
export const metBy = <TOne extends Scoped>(rows: readonly TOne[], mode: ModeId, passed: readonly Passage[]): TOne[] =>
  rows.filter(
    (closure) =>
      (closure.mode === null || closure.mode === mode) &&
      passed.some(({ key, from, until }) => key === closure.key && from <= closure.until && until >= closure.from),
  );

/** Goods as a closure asks about them. `classes`: empty where they are dangerous and nobody has said how. */
export type ClosedTo = { isDanger: boolean; classes: readonly string[] };

/** Whether something that names classes, or none for all goods, concerns some goods; `maybe` while nobody has said of which class they are. */
export function concernOf(named: readonly string[], { isDanger, classes }: ClosedTo): 'sure' | 'maybe' | null {
  if (named.length === 0) return 'sure';
  if (!isDanger) return null;
  if (named.includes(ALL_DANGER)) return 'sure';
  if (classes.length === 0) return 'maybe';
  return classes.some((one) => named.includes(one) || named.some((other) => rowOf(one) === other)) ? 'sure' : null;
}

const LEVELS = { sure: 'BLOCK', maybe: 'MANUAL' } as const;

/** `11月28日至12月3日`, with the year where the two differ in it. */
const saidDay = (day: Day, isWithYear: boolean): string =>
  `${isWithYear ? `${day.slice(0, 4)}年` : ''}${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

const saidClasses = (classes: readonly string[]): string =>
  classes.includes(ALL_DANGER) ? '全部危险货物' : `第 ${classes.join('、')} 类危险货物`;

/** What a closure says to whoever wants to ship, until when and why. */
export function closureSaid({ key, name, classes, reason, from, until }: Omit<Closure, 'closureId' | 'mode'>): string {
  const isWithYear = from.slice(0, 4) !== until.slice(0, 4);
  const days = from === until ? saidDay(from, false) : `${saidDay(from, isWithYear)}至${saidDay(until, isWithYear)}`;
  const what = classes.length === 0 ? '' : saidClasses(classes);
  const stopped = key.startsWith('lane:') ? '停航' : '停收货物';
  return `${name} ${days}${what === '' ? stopped : `不接${what}`}：${reason}`;
}

/** What the closures on its way say to goods: what is closed to them is no, what may be closed to them a person decides. */
export const closureFindings = (closures: readonly Closure[], goods: ClosedTo): Finding[] =>
  closures.flatMap((closure): Finding[] => {
    const concern = concernOf(closure.classes, goods);
    if (concern === null) return [];
    const level = LEVELS[concern];
    const code = level === 'BLOCK' ? 'wayClosed' : 'wayClosedUntold';
    return [{ level, about: 'CLOSURE', code, given: { said: closureSaid(closure) }, source: FINDING_SOURCES.closures }];
  });
