import { PACKING_GROUPS, type PackingGroup } from '../dangerous-goods';
import { AIR_LIMITS, NO_LIMIT } from './limits';

/**
 * Limit of a packing instruction per package; `most` is null when the list says "no limit", for example a vehicle
 * battery. `isGross`: gross weight counts.
 */
export type AirPart = { pi: string; most: number | null; isGross: boolean };

/** The amount matters only when there is a limit; then it must be given. */
export const isWithinAirPart = (part: AirPart | null, amount: number | null): boolean =>
  part !== null && (part.most === null || (amount !== null && amount <= part.most));

export type AirUnit = 'L' | 'kg';

export type AirLimit = {
  unNo: string;
  /** Null when the row applies to all packing groups. */
  group: PackingGroup | null;
  unit: AirUnit;
  pax: AirPart | null;
  cao: AirPart | null;
  limited: AirPart | null;
};

export type AirConditions = { group: PackingGroup | null; percent: number | null };

function readAirPart(text = '-'): AirPart | null {
  const [pi = '', most = ''] = text.split(':');
  if (most === '') return null;
  return { pi, most: most === NO_LIMIT ? null : Number.parseFloat(most), isGross: most.endsWith('G') };
}

function readAirLimit(line: string): AirLimit {
  const [unNo = '', said, unit, pax, cao, limited] = line.split(' ');
  return {
    unNo,
    group: PACKING_GROUPS.find((group) => group === said) ?? null,
    unit: unit === 'L' ? 'L' : 'kg',
    pax: readAirPart(pax),
    cao: readAirPart(cao),
    limited: readAirPart(limited),
  };
}

const BY_UN = new Map<string, AirLimit[]>();
for (const limit of AIR_LIMITS.trim().split('\n').map(readAirLimit))
  BY_UN.set(limit.unNo, [...(BY_UN.get(limit.unNo) ?? []), limit]);

export const PEROXIDE_FORBIDDEN_OVER = 40;

/**
 * Limits by share of the substance in percent: above `forbiddenOver` no aircraft takes it, above `groupOneOver` it is
 * group I.
 */
const SHARES: Readonly<Record<string, { forbiddenOver?: number; groupOneOver?: number }>> = {
  '1788': { forbiddenOver: 49 },
  '2014': { forbiddenOver: PEROXIDE_FORBIDDEN_OVER },
  '2031': { groupOneOver: 70 },
};

type AirQuestion = 'percent' | 'group';

/** Extra input a UN number needs before its limits are known; null when the number is enough. */
export function airQuestion(unNo: string): AirQuestion | null {
  if (Object.hasOwn(SHARES, unNo)) return 'percent';
  return (BY_UN.get(unNo) ?? []).some(({ group }) => group !== null) ? 'group' : null;
}

export const NEVER_FLOWN: readonly string[] = [...BY_UN].flatMap(([unNo, all]) =>
  all.every(({ pax, cao }) => !pax && !cao) ? [unNo] : [],
);

export const airUnit = (unNo: string): AirUnit | null => BY_UN.get(unNo)?.[0]?.unit ?? null;

const forbidden = (limit: AirLimit): AirLimit => ({ ...limit, pax: null, cao: null, limited: null });

function byShare(all: readonly AirLimit[], percent: number, share: (typeof SHARES)[string]): AirLimit | null {
  const [first] = all;
  if (!first) return null;
  if (percent > (share.forbiddenOver ?? Infinity)) return forbidden(first);
  const isOne = percent > (share.groupOneOver ?? Infinity);
  return all.find(({ group }) => (group === 'I') === isOne) ?? null;
}

/** `ASK`: deciding input is missing. Null when the list does not know the number: a person must look. */
export function findAirLimit(unNo: string, { group, percent }: AirConditions): AirLimit | 'ASK' | null {
  const all = BY_UN.get(unNo);
  if (!all) return null;
  const share = SHARES[unNo];
  if (share) return percent === null || percent <= 0 || percent > 100 ? 'ASK' : byShare(all, percent, share);
  if (airQuestion(unNo) === null) return all[0] ?? null;
  return group === null ? 'ASK' : (all.find((one) => one.group === group) ?? null);
}
