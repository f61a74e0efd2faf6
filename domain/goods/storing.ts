import { asksElsewhere, segregationClass, findSixteenB } from './column-sixteen-b';
import type { HazardClass } from './dangerous-goods';
import { FEEDS_FIRE, feedsFire } from './reactive';
import type { SegregatedGoods } from './segregated-goods';
import { checkPair, requiredSegregation } from './segregation';
import { segregationRow, segregationBetween, type SegregationValue } from './segregation-table';
import type { VerdictLevel } from './verdict';
import type { Is } from '../shape/is';
import type { storageVerdict } from './storing-shape';

export const STORED_WHYS = ['NONE', 'BY_NAME', 'APART', 'UNREAD', 'BURNS', 'CLASH'] as const;
export type StoredWhy = (typeof STORED_WHYS)[number];
export type StorageVerdict = Is<typeof storageVerdict>;

const LEVELS: Readonly<Record<StoredWhy, VerdictLevel>> = {
  NONE: 'PASS',
  BY_NAME: 'NEED_APPROVAL',
  APART: 'NEED_APPROVAL',
  UNREAD: 'MANUAL',
  BURNS: 'BLOCK',
  CLASH: 'BLOCK',
};

const as = (why: StoredWhy): StorageVerdict => ({ level: LEVELS[why], why });
export const worstVerdict = (all: readonly StorageVerdict[]): StorageVerdict =>
  as(STORED_WHYS.findLast((why) => all.some((one) => one.why === why)) ?? 'NONE');

/** GB 15603: one class holds both acids and alkalis, so the class alone allows nothing. */
const BY_NAME = ['8 8', '6.1 8', '6.1 6.1', '5.1 5.1', '5.2 5.2', '3 8'];
/** Acids and hypochlorites form chlorine. */
const CHLORINE = ['1', '8'] as const;

const storageHazards = ({ hazardClass, subRisks }: SegregatedGoods): string[] => [
  ...(hazardClass === null ? [] : [hazardClass]),
  ...subRisks,
];

const mayBurn = (goods: SegregatedGoods): boolean | null =>
  storageHazards(goods).some((one) => one === '3' || one === '4.1') || goods.burns;

const segregationValue = (one: string, other: string): SegregationValue =>
  segregationBetween(one.startsWith('1') ? '1.3' : segregationRow(one), segregationRow(other));

/** Column 16b against a class, as far as a class can show it. */
function judgeSixteenB({ sixteenB }: SegregatedGoods, inside: HazardClass): StoredWhy[] {
  if (sixteenB === null) return ['UNREAD'];
  return sixteenB.map((code): StoredWhy => {
    const asClass = segregationClass(code);
    if (asClass !== undefined) return segregationValue(asClass, inside) === 'X' ? 'NONE' : 'BY_NAME';
    if (asksElsewhere(code)) return 'NONE';
    const rule = findSixteenB(code);
    if (!rule) return 'UNREAD';
    if ('classes' in rule) return rule.classes.includes(inside) ? 'CLASH' : 'NONE';
    if ('burns' in rule) return inside === '3' || inside === '4.1' ? 'CLASH' : 'BY_NAME';
    return inside === '9' ? 'NONE' : 'BY_NAME';
  });
}

function classWhy(goods: SegregatedGoods, inside: HazardClass): StoredWhy {
  const values = storageHazards(goods).map((one) =>
    goods.hazardClass === inside ? 'X' : segregationValue(one, inside),
  );
  if (values.some((value) => '234'.includes(value))) return 'CLASH';
  if (values.includes('*')) return 'UNREAD';
  return values.includes('1') ? 'APART' : 'NONE';
}

function fireWhy(goods: SegregatedGoods, inside: string): StoredWhy {
  if (!FEEDS_FIRE.includes(inside) || goods.hazardClass === inside || feedsFire(goods)) return 'NONE';
  const burns = mayBurn(goods);
  return burns === null ? 'UNREAD' : burns ? 'BURNS' : 'NONE';
}

/** Beside goods of other customers, of which only the class is known. */
export function besideClass(goods: SegregatedGoods, inside: HazardClass): StorageVerdict {
  const whys = [fireWhy(goods, inside)];
  if (goods.unNo !== null || goods.hazardClass !== null) {
    const isByName = storageHazards(goods).some((one) => BY_NAME.includes([one, inside].toSorted().join(' ')));
    whys.push(classWhy(goods, inside), ...judgeSixteenB(goods, inside), isByName ? 'BY_NAME' : 'NONE');
  } else if (goods.sixteenB === null) whys.push('UNREAD');
  return worstVerdict(whys.map(as));
}

const isEither = (
  one: SegregatedGoods,
  other: SegregatedGoods,
  of: (mine: SegregatedGoods, theirs: SegregatedGoods) => boolean,
): boolean => of(one, other) || of(other, one);

/** Beside named goods. Storage rules apply to limited quantities too. */
export function besideGoods(one: SegregatedGoods, other: SegregatedGoods): StorageVerdict {
  const [mine, theirs] = [one, other].map((goods) => ({ ...goods, isLimited: false })) as [
    SegregatedGoods,
    SegregatedGoods,
  ];
  const [acid, bleach] = CHLORINE;
  const isChlorine = isEither(mine, theirs, (a, b) => a.groups.includes(acid) && b.groups.includes(bleach));
  const fires = [
    ...storageHazards(theirs).map((inside) => fireWhy(mine, inside)),
    ...storageHazards(mine).map((inside) => fireWhy(theirs, inside)),
  ];
  const { level, reasons } = checkPair(mine, theirs);
  const isFed = reasons.every((reason) => reason.kind === 'fed' || !'234'.includes(requiredSegregation(reason)));
  const pair: StoredWhy =
    level === 'BLOCK'
      ? isFed
        ? 'BURNS'
        : 'CLASH'
      : level === 'MANUAL'
        ? 'UNREAD'
        : level === 'NEED_APPROVAL'
          ? 'APART'
          : 'NONE';
  return worstVerdict([...fires, pair, isChlorine ? ('CLASH' as const) : ('NONE' as const)].map(as));
}
