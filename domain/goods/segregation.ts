import { HAZARD_CLASS_IDS, type HazardClass } from './dangerous-goods';
import { isNeverHandled } from './never-handled';
import { segregationRow, type SegregationValue } from './segregation-table';
import type { SegregatedGoods } from './segregated-goods';
import { COMPATIBLE_SETS } from './segregation-groups';
import {
  classReasons,
  groupReasons,
  isGeneral,
  reactionReasons,
  sixteenBReasons,
  type SegregationReason,
} from './segregation-reasons';

export type { SegregatedGoods } from './segregated-goods';
export type { SegregationReason } from './segregation-reasons';

/** Mildest to strictest; the strictest pair decides for the whole box. */
export const SEGREGATION_LEVELS = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
export type SegregationLevel = (typeof SEGREGATION_LEVELS)[number];

export type PairVerdict = { value: SegregationValue; level: SegregationLevel; reasons: SegregationReason[] };

/** IMDG 7.3.4.1, in one box: `1` needs the competent authority, `2` and above is forbidden. */
const LEVEL_OF: Record<SegregationValue, SegregationLevel> = {
  X: 'PASS_CHECK_DGL',
  '1': 'NEED_APPROVAL',
  '*': 'MANUAL',
  '2': 'BLOCK',
  '3': 'BLOCK',
  '4': 'BLOCK',
};

const STRICTNESS = 'X1*234';
const strictestValue = (values: readonly SegregationValue[]): SegregationValue =>
  values.reduce((worst, next) => (STRICTNESS.indexOf(next) > STRICTNESS.indexOf(worst) ? next : worst), 'X');

export const strictestLevel = (levels: readonly SegregationLevel[]): SegregationLevel =>
  SEGREGATION_LEVELS.findLast((level) => levels.includes(level)) ?? 'PASS';

const passing = (kind: 'limited' | 'same' | 'compatible' | 'none'): PairVerdict => ({
  value: 'X',
  level: 'PASS',
  reasons: [{ kind }],
});

export const requiredSegregation = (reason: SegregationReason): SegregationValue => {
  switch (reason.kind) {
    case 'groups':
      return reason.rule.value;
    case 'classes':
      return reason.isSetAside ? 'X' : reason.value;
    case 'sixteenB':
      return reason.value;
    case 'fed':
      return '2';
    case 'unread':
    case 'untold':
    case 'contradicted':
    case 'unknown':
    case 'reacts':
      return '*';
    default:
      return 'X';
  }
};

/** A generic number covers many substances: only the technical name proves that two are the same. */
function isSame(one: SegregatedGoods, other: SegregatedGoods): boolean {
  if (one.unNo === null || one.unNo !== other.unNo) return false;
  const [mine, theirs] = [one.technicalName ?? null, other.technicalName ?? null];
  return mine === theirs && mine !== '';
}

const areCompatible = (one: SegregatedGoods, other: SegregatedGoods): boolean =>
  !one.isContradicted &&
  !other.isContradicted &&
  COMPATIBLE_SETS.some((set) => set.includes(one.unNo ?? '') && set.includes(other.unNo ?? ''));

const sortKey = ({ unNo, hazardClass, subRisks, groups, technicalName }: SegregatedGoods): string =>
  [unNo ?? '', hazardClass && segregationRow(hazardClass), ...subRisks, ...groups, technicalName].join(' ');

const inOrder = (one: SegregatedGoods, other: SegregatedGoods) =>
  sortKey(one) <= sortKey(other) ? ([one, other] as const) : ([other, one] as const);

/** Checks two substances in one box. The order of the arguments does not matter. */
export function checkPair(a: SegregatedGoods, b: SegregatedGoods): PairVerdict {
  const [one, other] = inOrder(a, b);
  const generals = [one, other].filter(isGeneral).length;
  if (generals === 2) return passing('none');
  if (one.isLimited || other.isLimited) return passing('limited');
  if (isSame(one, other)) return passing('same');
  if (areCompatible(one, other)) return passing('compatible');
  const reasons = [
    ...classReasons(one, other),
    ...groupReasons(one, other),
    ...sixteenBReasons(one, other),
    ...reactionReasons(one, other),
  ];
  const value = strictestValue(reasons.map(requiredSegregation));
  const level = value === 'X' && generals > 0 ? 'PASS' : LEVEL_OF[value];
  return { value, level, reasons: reasons.length > 0 ? reasons : [{ kind: 'none' }] };
}

const CARRIED = HAZARD_CLASS_IDS.filter((hazardClass) => !isNeverHandled(hazardClass));

export type ClassApart = { hazardClass: HazardClass; value: SegregationValue };

/** Segregation of goods from each carried class by class alone, without groups and column 16b. */
export const apartByClass = (goods: SegregatedGoods): ClassApart[] =>
  CARRIED.map((hazardClass) => {
    const other = { unNo: null, hazardClass, subRisks: [], groups: [], sixteenB: null, burns: null };
    return { hazardClass, value: strictestValue(classReasons(goods, other).map(requiredSegregation)) };
  });
