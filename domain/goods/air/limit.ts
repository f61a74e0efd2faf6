import { PACKING_GROUPS, type PackingGroup } from '../dangerous-goods';
import { AIR_LIMITS, NO_LIMIT } from './limits';

/**
 * How much one package may hold by a packing instruction; `most` is null where the list says "no limit", as of a battery of
 * a vehicle. `isGross`: the whole package is weighed.
 */
export type AirPart = { pi: string; most: number | null; isGross: boolean };

/** How much it holds does not matter where there is no limit; anywhere else it has to be said. */
export const holds = (part: AirPart | null, amount: number | null): boolean =>
  part !== null && (part.most === null || (amount !== null && amount <= part.most));

/** What is in one package is counted in it. */
export type AirUnit = 'L' | 'kg';

export type AirLimit = {
  unNo: string;
  /** Null where all of the number is the same. */
  group: PackingGroup | null;
  /** What a limit is counted in. */
  unit: AirUnit;
  /** Null where it is forbidden. */
  pax: AirPart | null;
  cao: AirPart | null;
  limited: AirPart | null;
};

/** What else decides about a limit. */
export type AirConditions = { group: PackingGroup | null; percent: number | null };

function partIn(text = '-'): AirPart | null {
  const [pi = '', most = ''] = text.split(':');
  if (most === '') return null;
  return { pi, most: most === NO_LIMIT ? null : Number.parseFloat(most), isGross: most.endsWith('G') };
}

function limitIn(line: string): AirLimit {
  const [unNo = '', said, unit, pax, cao, limited] = line.split(' ');
  return {
    unNo,
    group: PACKING_GROUPS.find((group) => group === said) ?? null,
    unit: unit === 'L' ? 'L' : 'kg',
    pax: partIn(pax),
    cao: partIn(cao),
    limited: partIn(limited),
  };
}

const BY_UN = new Map<string, AirLimit[]>();
for (const limit of AIR_LIMITS.trim().split('\n').map(limitIn))
  BY_UN.set(limit.unNo, [...(BY_UN.get(limit.unNo) ?? []), limit]);

/** Hydrogen peroxide in more per cent than that flies on nothing. */
export const PEROXIDE_FORBIDDEN_OVER = 40;

/** Where the share of the substance decides: over the one nothing flies, over the other it is of group I. */
const SHARES: Readonly<Record<string, { forbiddenOver?: number; groupOneOver?: number }>> = {
  '2014': { forbiddenOver: PEROXIDE_FORBIDDEN_OVER },
  '2031': { groupOneOver: 70 },
};

type AirQuestion = 'percent' | 'group';

/** What has to be said of a number besides it before anybody knows its limits; null where the number is enough. */
export function airQuestionOf(unNo: string): AirQuestion | null {
  if (Object.hasOwn(SHARES, unNo)) return 'percent';
  return (BY_UN.get(unNo) ?? []).some(({ group }) => group !== null) ? 'group' : null;
}

/** Numbers that fly on nothing, however they are packed. */
export const NEVER_FLOWN: readonly string[] = [...BY_UN].flatMap(([unNo, all]) =>
  all.every(({ pax, cao }) => !pax && !cao) ? [unNo] : [],
);

/** In which unit a limit of the number is counted; null for a number that is not on the list. */
export const airUnitOf = (unNo: string): AirUnit | null => BY_UN.get(unNo)?.[0]?.unit ?? null;

const forbidden = (limit: AirLimit): AirLimit => ({ ...limit, pax: null, cao: null, limited: null });

function byShare(all: readonly AirLimit[], percent: number, share: (typeof SHARES)[string]): AirLimit | null {
  const [first] = all;
  if (!first) return null;
  if (percent > (share.forbiddenOver ?? Infinity)) return forbidden(first);
  const isOne = percent > (share.groupOneOver ?? Infinity);
  return all.find(({ group }) => (group === 'I') === isOne) ?? null;
}

/** `ASK`: it has not been said what decides. Null where the list does not know it, so that a person has to look. */
export function airLimitOf(unNo: string, { group, percent }: AirConditions): AirLimit | 'ASK' | null {
  const all = BY_UN.get(unNo);
  if (!all) return null;
  const share = SHARES[unNo];
  if (share) return percent === null || percent <= 0 || percent > 100 ? 'ASK' : byShare(all, percent, share);
  if (airQuestionOf(unNo) === null) return all[0] ?? null;
  return group === null ? 'ASK' : (all.find((one) => one.group === group) ?? null);
}
