import { rowOf, segregationBetween, type SegregationValue } from './segregation-table';
import { COMPATIBLE_SETS, GROUP_RULES, type GroupRule } from './segregation-groups';

/** What the rules need to know of a substance. */
export type SegregatedGoods = {
  unNo: string;
  hazardClass: string;
  subRisks: readonly string[];
  groups: readonly string[];
  /** Packed and declared as limited or excepted quantity. */
  isLimited?: boolean;
};

/** From the mildest to the strictest; the strictest of all pairs decides for a whole box. */
export const SEGREGATION_LEVELS = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
export type SegregationLevel = (typeof SEGREGATION_LEVELS)[number];

export type SegregationReason =
  | { kind: 'limited' | 'same' | 'compatible' | 'none' }
  /** The class table; `isSetAside`: a subsidiary hazard within one class, to be looked at, not to be obeyed. */
  | { kind: 'classes'; classes: readonly [string, string]; value: SegregationValue; isSetAside: boolean }
  | { kind: 'groups'; rule: GroupRule };

export type PairVerdict = { value: SegregationValue; level: SegregationLevel; reasons: SegregationReason[] };

/** IMDG 7.3.4.1, in one box: `1` needs the competent authority, from `2` on there is no way. */
const LEVEL_OF: Record<SegregationValue, SegregationLevel> = {
  X: 'PASS_CHECK_DGL',
  '1': 'NEED_APPROVAL',
  '*': 'MANUAL',
  '2': 'BLOCK',
  '3': 'BLOCK',
  '4': 'BLOCK',
};

const STRICTNESS = 'X1*234';
const isStricter = (one: SegregationValue, other: SegregationValue) =>
  STRICTNESS.indexOf(one) > STRICTNESS.indexOf(other);

export const strictestLevel = (levels: readonly SegregationLevel[]): SegregationLevel =>
  SEGREGATION_LEVELS.findLast((level) => levels.includes(level)) ?? 'PASS';

const passing = (level: SegregationLevel, kind: 'limited' | 'same' | 'compatible'): PairVerdict => ({
  value: 'X',
  level,
  reasons: [{ kind }],
});

/** The primary class first; a subsidiary hazard of class 1 is read as 1.3. */
const hazardsOf = ({ hazardClass, subRisks }: SegregatedGoods): string[] => [
  rowOf(hazardClass),
  ...subRisks.map((risk) => (risk.startsWith('1') ? '1.3' : rowOf(risk))),
];

function classReasons(one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] {
  const isOneClass = rowOf(one.hazardClass) === rowOf(other.hazardClass);
  return hazardsOf(one).flatMap((mine, at) =>
    hazardsOf(other).flatMap((theirs, against): SegregationReason[] => {
      const value = segregationBetween(mine, theirs);
      const isPrimary = at === 0 && against === 0;
      if (value === 'X') return [];
      return [{ kind: 'classes', classes: [mine, theirs], value, isSetAside: isOneClass && !isPrimary }];
    }),
  );
}

const applies = ({ groups: [a, b] }: GroupRule, one: SegregatedGoods, other: SegregatedGoods) =>
  one.groups.includes(a) && other.groups.includes(b) && !other.groups.includes(a);

const groupReasons = (one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] =>
  GROUP_RULES.filter((rule) => applies(rule, one, other) || applies(rule, other, one)).map((rule) => ({
    kind: 'groups',
    rule,
  }));

/** What a reason demands by itself. */
export const demandOf = (reason: SegregationReason): SegregationValue => {
  if (reason.kind === 'groups') return reason.rule.value;
  return reason.kind === 'classes' && !reason.isSetAside ? reason.value : 'X';
};

const inOrder = (one: SegregatedGoods, other: SegregatedGoods) =>
  one.unNo <= other.unNo ? ([one, other] as const) : ([other, one] as const);

/** May two substances share a box? The answer does not depend on which is named first. */
export function checkPair(a: SegregatedGoods, b: SegregatedGoods): PairVerdict {
  const [one, other] = inOrder(a, b);
  if (one.isLimited || other.isLimited) return passing('PASS', 'limited');
  if (one.unNo === other.unNo) return passing('PASS', 'same');
  if (COMPATIBLE_SETS.some((set) => set.includes(one.unNo) && set.includes(other.unNo)))
    return passing('PASS', 'compatible');
  const reasons = [...classReasons(one, other), ...groupReasons(one, other)];
  const value = reasons
    .map(demandOf)
    .reduce<SegregationValue>((worst, next) => (isStricter(next, worst) ? next : worst), 'X');
  return { value, level: LEVEL_OF[value], reasons: reasons.length > 0 ? reasons : [{ kind: 'none' }] };
}
