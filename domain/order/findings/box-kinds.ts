import type { GoodsFacts } from '../../goods/facts';
import { CONTAINERS, type BoxKind } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import { parseNumber } from '../../values/typed-number';
import type { BoxAdvice } from '../boxes/box-advice';
import type { OrderFacts } from '../form/facts';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import type { OrderForm } from '../form/form';

const boxKind = (type: BoxType): BoxKind => CONTAINERS[type].kind;
const isReefer = (type: BoxType): boolean => boxKind(type) === 'REEFER';

export const hasReefer = (boxes: readonly { type: BoxType }[]): boolean => boxes.some(({ type }) => isReefer(type));

/** Box types of a row; unmeasured rows may lie in any box. */
function rowBoxTypes(row: number, { boxes, loads }: Pick<BoxAdvice, 'boxes' | 'loads'>): BoxType[] {
  const own = loads.filter(({ parcels }) => parcels.some((parcel) => parcel.row === row));
  return [...new Set((own.length > 0 ? own : boxes).map(({ type }) => type))];
}

type Cooled = NonNullable<GoodsFacts['cooled']>;

const boxKindFinding = (
  level: Finding['level'],
  code: FindingCode,
  given: Finding['given'],
  source: keyof typeof FINDING_SOURCES,
): Finding => ({ level, about: 'CONSISTENCY', code, given, source: FINDING_SOURCES[source] });

/** Goods that decompose when warm need reefers, set no higher than the control temperature. */
function cooledFinding(types: readonly BoxType[], { controlC, emergencyC }: Cooled, set: number | null): Finding {
  const given = { control: controlC, emergency: emergencyC };
  if (types.length === 0 || !types.every(isReefer))
    return boxKindFinding('BLOCK', 'needsCooling', { ...given, box: types.join('、') }, 'cooling');
  if (set === null) return boxKindFinding('MANUAL', 'reeferUnset', given, 'cooling');
  if (set > controlC) return boxKindFinding('BLOCK', 'reeferTooWarm', { ...given, set }, 'cooling');
  return boxKindFinding('NEED_APPROVAL', 'cooledInReefer', { ...given, set }, 'cooling');
}

/**
 * Findings for dangerous goods by box type and reefer temperature. No table allows special boxes without need, so these
 * go to manual review.
 */
export function kindFindings(types: readonly BoxType[], cooled: Cooled | null, set: number | null): Finding[] {
  if (cooled !== null) return [cooledFinding(types, cooled, set)];
  return types
    .filter((type) => boxKind(type) !== 'DRY')
    .map((box) => boxKindFinding('MANUAL', isReefer(box) ? 'reeferByCase' : 'openByCase', { box }, 'carrier'));
}

type BoxKindFields = Pick<OrderForm, 'goods' | 'isDanger'> & { reeferC: string };

/** A flat rack has no volume limit, so its load must be measured. */
export const flatFindings = (types: readonly BoxType[]): Finding[] =>
  types
    .filter((type) => boxKind(type) === 'FLAT')
    .map((box) => ({ ...boxKindFinding('MANUAL', 'flatUnmeasured', { box }, 'boxes'), about: 'VOLUME' }));

export function boxKindFindings(
  { goods, isDanger, reeferC }: BoxKindFields,
  advice: BoxAdvice,
  goodsOf: OrderFacts['goodsOf'],
): Finding[] {
  const set = parseNumber(reeferC, 1);
  const rows = isDanger === 'Y' ? goods.map((row, at) => ({ row, at })) : [];
  return [
    ...rows.flatMap(({ row, at }) => {
      const about = { row: at + 1, goods: row.nameCn.trim() };
      const findings = kindFindings(rowBoxTypes(at, advice), goodsOf(row)?.cooled ?? null, set);
      return findings.map((one) => ({ ...one, given: { ...one.given, ...about } }));
    }),
    ...flatFindings(advice.boxes.map(({ type }) => type)),
  ];
}
