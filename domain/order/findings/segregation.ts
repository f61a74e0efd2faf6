import { readUnNo } from '../../goods/dangerous-goods';
import type { CountedRow, OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import type { Finding, FindingCode } from '../../rules/finding';
import { sharedFinding } from '../../rules/shared-findings';
import type { OrderFacts } from '../form/facts';
import { isGenericName, type GoodsFacts } from '../../goods/facts';
import { tidySum } from '../../offer/containers';
import { countBoxes, readParcels } from '../blocks/load';
import type { Parcel } from '../boxes/stowage';
import { isClassApart, rowSubRisks } from './classes';
import { requiredSegregation, type SegregatedGoods, type SegregationReason } from '../../goods/segregation';
import { checkBox, type BoxVerdict } from '../../goods/segregation-split';

/** Unknown rows may be generic entries. */
const isGenericEntry = ({ shippingName, hazardClass }: GoodsRow, facts: GoodsFacts | null): boolean =>
  facts === null || facts.technical !== null || isGenericName(shippingName) || hazardClass === '5.2';

type SegregationRow = { row: number; goods: SegregatedGoods };

const isUntouched = ({ unNo, nameCn, nameEn, hazardClass, pieces, grossKg }: GoodsRow): boolean =>
  `${unNo}${nameCn}${nameEn}${hazardClass}${pieces}${grossKg}`.trim() === '';

const plainTechnicalName = ({ technicalName }: GoodsRow): string =>
  technicalName.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/** UN number and class contradict each other: segregated by both classes and never simply approved. */
const contradicted = (row: GoodsRow, unNo: string | null, { hazardClass, subRisks, groups, burns }: GoodsFacts) => ({
  unNo,
  hazardClass,
  subRisks: [...new Set([row.hazardClass, ...row.subRisks, ...subRisks])],
  groups,
  sixteenB: null,
  burns,
  technicalName: '',
  isContradicted: true,
});

/** Segregation facts of a row; unknown goods stay unknown. */
export function segregationFacts(row: GoodsRow, goodsOf: OrderFacts['goodsOf']): SegregatedGoods {
  const facts = goodsOf(row);
  const unNo = row.unNo.length <= 40 ? readUnNo(row.unNo) : null;
  const subRisks = rowSubRisks(row, facts);
  if (facts && isClassApart(row, facts)) return contradicted(row, unNo, facts);
  const { isLimited } = row;
  const hazardClass = row.hazardClass === '' ? (facts?.hazardClass ?? null) : row.hazardClass;
  const [groups, burns] = [facts?.groups ?? [], facts?.burns ?? null];
  const sixteenB = hazardClass === null && unNo !== null ? null : (facts?.sixteenB ?? null);
  const technicalName = isGenericEntry(row, facts) ? plainTechnicalName(row) : null;
  const goodsId = facts?.goodsId ?? '';
  return { unNo, goodsId, hazardClass, subRisks, isLimited, groups, sixteenB, burns, technicalName };
}

const segregationRows = (row: GoodsRow, at: number, goodsOf: OrderFacts['goodsOf']): SegregationRow[] =>
  isUntouched(row) ? [] : [{ row: at, goods: segregationFacts(row, goodsOf) }];

/** Goods compatible with all others are moved to the lightest box, heaviest first. */
function balanceBoxes(box: BoxVerdict, parcels: readonly Parcel[]): BoxVerdict {
  const { pairs, boxes } = box;
  const clashing = new Set(pairs.flatMap(({ of, level }) => (level === 'BLOCK' ? of : [])));
  const kgOf = (row: number): number => parcels.find((one) => one.row === row)?.kg ?? 0;
  const kgIn = (rows: readonly number[]): number => rows.reduce((all, row) => all + kgOf(row), 0);
  const free = boxes.flat().filter((row) => !clashing.has(row));
  const filled = boxes.map((rows) => rows.filter((row) => clashing.has(row)));
  for (const row of free.toSorted((one, other) => kgOf(other) - kgOf(one))) {
    const [lightest] = filled.toSorted((one, other) => kgIn(one) - kgIn(other));
    lightest?.push(row);
  }
  return { ...box, boxes: filled.map((rows) => rows.toSorted((one, other) => one - other)) };
}

export function judgeBoxSegregation(
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  goodsOf: OrderFacts['goodsOf'],
): BoxVerdict | null {
  const judged = isDanger === 'Y' ? goods.flatMap((row, at) => segregationRows(row, at, goodsOf)) : [];
  if (judged.length < 2) return null;
  const { level, pairs, boxes } = checkBox(judged.map((one) => one.goods));
  const rowOf = (place: number) => judged[place]?.row ?? place;
  const verdict = {
    level,
    pairs: pairs.map((pair) => ({ ...pair, of: [rowOf(pair.of[0]), rowOf(pair.of[1])] as const })),
    boxes: boxes.map((box) => box.map(rowOf)),
  };
  return boxes.length > 1 ? balanceBoxes(verdict, readParcels(goods)) : verdict;
}

const STRICTNESS = '432*1X';

/** The strictest reason decides the wording. */
const weightiest = (reasons: readonly SegregationReason[]) =>
  reasons
    .toSorted(
      (one, other) => STRICTNESS.indexOf(requiredSegregation(one)) - STRICTNESS.indexOf(requiredSegregation(other)),
    )
    .at(0);

export const goodsRowName = ({ unNo, nameCn, isGeneral = false }: GoodsRow): string =>
  nameCn.trim() || (isGeneral ? '普通货物' : `UN ${unNo.trim()}`);

function reasonFinding(reason: SegregationReason | undefined): { code: FindingCode; given: Finding['given'] } {
  if (reason?.kind === 'groups') return { code: 'pairGroups', given: { why: reason.rule.why } };
  if (reason?.kind === 'sixteenB') return { code: 'pairSixteenB', given: { code: reason.code, value: reason.value } };
  if (reason?.kind === 'unread') return { code: 'pairUnread', given: { unNo: reason.unNo } };
  if (reason?.kind === 'untold') return { code: 'pairUntold', given: { unNo: reason.unNo, code: reason.code } };
  if (reason?.kind === 'fed') return { code: 'pairFed', given: { unNo: reason.unNo } };
  if (reason?.kind === 'reacts') return { code: 'pairReacts', given: { unNo: reason.unNo } };
  if (reason?.kind === 'contradicted') return { code: 'pairContradicted', given: {} };
  if (reason?.kind === 'unknown') return { code: 'pairUnknown', given: {} };
  if (reason?.kind !== 'classes') return { code: 'pairApart', given: {} };
  const [first, second] = reason.classes;
  return { code: 'pairClasses', given: { first, second, value: reason.value } };
}

function rowNameAt(goods: readonly GoodsRow[], row: number): string {
  const found = goods[row];
  return found ? goodsRowName(found) : '';
}

type JudgedPair = BoxVerdict['pairs'][number];

export function pairFinding(goods: readonly GoodsRow[], { of: [one, other], level, reasons }: JudgedPair): Finding {
  const { code, given } =
    level === 'PASS' ? { code: 'pairNone' as const, given: {} } : reasonFinding(weightiest(reasons));
  return sharedFinding(level, code, {
    ...given,
    one: rowNameAt(goods, one),
    other: rowNameAt(goods, other),
    rowOne: one + 1,
    rowOther: other + 1,
  });
}

type BoxCounts = { boxes: readonly CountedRow[] } & Pick<OrderForm, 'goods'>;

export function segregationFindings(form: BoxCounts, box: BoxVerdict | null): Finding[] {
  if (box === null) return [];
  const count = tidySum(countBoxes(form.boxes).map((row) => row.count));
  const isPlanned = box.level === 'BLOCK' && count >= box.boxes.length;
  const named = (row: number) => rowNameAt(form.goods, row);
  const pairs = box.pairs
    .filter(({ level }) => level !== 'PASS' && level !== 'PASS_CHECK_DGL')
    .map((pair) => ({
      ...pairFinding(form.goods, pair),
      level: pair.level === 'BLOCK' && isPlanned ? ('MANUAL' as const) : pair.level,
    }));
  const passing = box.level === 'PASS_CHECK_DGL' ? [sharedFinding(box.level, 'pairApart')] : [];
  const plan = box.boxes.map((rows) => rows.map(named).join(' + ')).join(' / ');
  const given = { boxes: box.boxes.length, plan };
  const split = isPlanned
    ? sharedFinding('MANUAL', 'splitPlanned', given)
    : sharedFinding('BLOCK', 'splitNeeded', given);
  return [...(box.level === 'BLOCK' ? [split] : []), ...pairs, ...passing];
}
