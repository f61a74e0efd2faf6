import { readUnNo } from '../../goods/dangerous-goods';
import type { CountedRow, OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import type { OrderFacts } from '../form/facts';
import { isGenericName, type GoodsFacts } from '../../goods/facts';
import { tidySum } from '../../offer/containers';
import { countBoxes, readParcels } from '../blocks/load';
import { balanceBoxes } from './apart';
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
  return {
    level,
    about: 'SEGREGATION',
    code,
    given: {
      ...given,
      one: rowNameAt(goods, one),
      other: rowNameAt(goods, other),
      rowOne: one + 1,
      rowOther: other + 1,
    },
    source: FINDING_SOURCES.segregation,
  };
}

type BoxCounts = { boxes: readonly CountedRow[] } & Pick<OrderForm, 'goods'>;

export function segregationFindings(form: BoxCounts, box: BoxVerdict | null): Finding[] {
  if (box === null) return [];
  const source = FINDING_SOURCES.segregation;
  const count = tidySum(countBoxes(form.boxes).map((row) => row.count));
  const isPlanned = box.level === 'BLOCK' && count >= box.boxes.length;
  const named = (row: number) => rowNameAt(form.goods, row);
  const pairs = box.pairs
    .filter(({ level }) => level !== 'PASS' && level !== 'PASS_CHECK_DGL')
    .map((pair) => ({
      ...pairFinding(form.goods, pair),
      level: pair.level === 'BLOCK' && isPlanned ? ('MANUAL' as const) : pair.level,
    }));
  const passing: Finding[] =
    box.level === 'PASS_CHECK_DGL'
      ? [{ level: box.level, about: 'SEGREGATION', code: 'pairApart', given: {}, source }]
      : [];
  const plan = box.boxes.map((rows) => rows.map(named).join(' + ')).join(' / ');
  const split: Finding[] =
    box.level === 'BLOCK'
      ? [
          {
            level: isPlanned ? 'MANUAL' : 'BLOCK',
            about: 'SEGREGATION',
            code: isPlanned ? 'splitPlanned' : 'splitNeeded',
            given: { boxes: box.boxes.length, plan },
            source,
          },
        ]
      : [];
  return [...split, ...pairs, ...passing];
}
