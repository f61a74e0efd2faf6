import { checkPair, type SegregatedGoods } from '../goods/segregation';
import { isGeneral } from '../goods/segregation-reasons';
import { strictestVerdict, type VerdictLevel } from '../goods/verdict';

/** Reason why two must not, or may only after a check, share a truck. */
export type MixReason =
  /** The class of one is unknown. */
  | 'unknown'
  /** Explosives are loaded with no other class. */
  | 'explosive'
  /** 1.4 allows only compatibility group S, and the group is unknown. */
  | 'explosiveLetter'
  /** The platform carries these goods on no truck. */
  | 'never'
  /** Dangerous goods beside general ones. */
  | 'general'
  /** The law allows the pair, but one makes a fire of the other worse. */
  | 'worse'
  /** Allowed by road law, but not by the sea segregation table. */
  | 'seaApart'
  /** The sea table has a condition that a person checks. */
  | 'seaAsk';

export type TruckPair = { law: VerdictLevel; house: VerdictLevel; reason: MixReason | null };

const pairHazards = ({ hazardClass, subRisks }: SegregatedGoods): readonly string[] =>
  hazardClass === null ? [] : [hazardClass, ...subRisks];

const isExplosive = (hazard: string): boolean => hazard === '1' || hazard.startsWith('1.');
const isNever = (hazard: string): boolean => hazard === '6.2' || hazard === '7';

/** Hazards that we separate on a full truck of one shipper, beyond the law. */
const PARTED: readonly (readonly [string, string])[] = [
  ['5.1', '3'],
  ['5.1', '2.1'],
  ['5.1', '4.1'],
  ['5.1', '4.2'],
  ['5.1', '4.3'],
  ['5.2', '3'],
  ['5.2', '4.1'],
  ['5.2', '5.1'],
  ['5.2', '8'],
  ['4.2', '3'],
  ['4.2', '5.2'],
  ['4.2', '2.1'],
  ['4.3', '8'],
  ['2.3', '2.1'],
  ['2.3', '3'],
];

/** Acids, and goods that release toxic gas with them: cyanides and hypochlorites. */
const ACIDS = ['1', '1a'];
const HELD = ['6', '8'];

const hasAny = (list: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((one) => list.includes(one));

const bothWays = (
  one: readonly string[],
  other: readonly string[],
  first: readonly string[],
  second: readonly string[],
): boolean => (hasAny(one, first) && hasAny(other, second)) || (hasAny(other, first) && hasAny(one, second));

const makeEachOtherWorse = (one: SegregatedGoods, other: SegregatedGoods): boolean =>
  PARTED.some(([first, second]) => bothWays(pairHazards(one), pairHazards(other), [first], [second])) ||
  bothWays(one.groups, other.groups, ACIDS, HELD);

/** JT/T 617.6: classes 2 to 9 share a truck, explosives do not. */
function judgeByLaw(one: readonly string[], other: readonly string[]): Omit<TruckPair, 'house'> | null {
  const [mine, theirs] = [one.filter(isExplosive), other.filter(isExplosive)];
  if (mine.length === 0 && theirs.length === 0) return null;
  const isAsked = (mine.length > 0 && theirs.length > 0) || [...mine, ...theirs].every((hazard) => hazard === '1.4');
  return isAsked ? { law: 'MANUAL', reason: 'explosiveLetter' } : { law: 'BLOCK', reason: 'explosive' };
}

const refused = (law: VerdictLevel, reason: MixReason): TruckPair => ({ law, house: 'BLOCK', reason });

/** Applies the sea segregation table when road law allows a pair. */
function bySea(one: SegregatedGoods, other: SegregatedGoods): TruckPair {
  const { level } = checkPair(one, other);
  const isMild = level === 'PASS' || level === 'PASS_CHECK_DGL';
  const house = level === 'BLOCK' ? 'MANUAL' : level;
  return { law: 'PASS', house, reason: level === 'BLOCK' ? 'seaApart' : isMild ? null : 'seaAsk' };
}

/** Checks two loads of one shipper on one truck, in either order. */
export function truckPair(one: SegregatedGoods, other: SegregatedGoods): TruckPair {
  const [mine, theirs] = [pairHazards(one), pairHazards(other)];
  if ([...mine, ...theirs].some(isNever)) return refused('PASS', 'never');
  const law = judgeByLaw(mine, theirs);
  if (law) return { ...law, house: law.law };
  if ([one, other].some((goods) => goods.hazardClass === null && !isGeneral(goods)))
    return { law: 'MANUAL', house: 'MANUAL', reason: 'unknown' };
  if (isGeneral(one) !== isGeneral(other)) return { law: 'BLOCK', house: 'BLOCK', reason: 'general' };
  return makeEachOtherWorse(one, other) && one.unNo !== other.unNo ? refused('PASS', 'worse') : bySea(one, other);
}

export const pairLevel = ({ law, house }: TruckPair): VerdictLevel => strictestVerdict([law, house]);
