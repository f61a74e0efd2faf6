import { unNoIn } from '../../../domain/goods/dangerous-goods';
import { isLithium } from '../../../domain/goods/watched';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { gateAt } from '../../../domain/modes/wh/stay';
import type { Paper } from '../../../domain/order/brief';
import { ofEachRow } from '../../../domain/order/papers';
import { daysAfter } from '../../../domain/values/days';
import { isoOf } from '../../../domain/values/moments';
import type { Snapshot } from '../mode';
import { LIBRARY_FACTS, stayOf } from './ordered';

type Named = Pick<Paper, 'docType' | 'name'>;

/** Each substance has its own. */
const OF_EACH: readonly Named[] = [
  { docType: 'SDS_CN', name: 'SDS(中文)' },
  { docType: 'SIGN', name: '安全技术说明书和安全标签(一书一签)' },
];
const BATTERIES: Named = { docType: 'UN38', name: 'UN38.3测试概要' };
const PRECURSOR: Named = { docType: 'PRECTRANS', name: '易制毒化学品运输许可证或备案证明' };
const EXPLOSIVE: Named = { docType: 'EXPREC', name: '易制爆购买备案证明' };
const ROAD: readonly Named[] = [
  { docType: 'ROADCERT', name: '道路危险货物运输证' },
  { docType: 'ESCORT', name: '押运员资格证' },
];
const HARMLESS: Named = { docType: 'SDS_CN', name: 'SDS(中文)：第14章不属于危险货物' };

function ofDangerous({ goods }: WhForm): Named[] {
  const controls = goods.flatMap((row) => LIBRARY_FACTS.goodsOf(row)?.controls ?? []);
  const has = (is: (one: (typeof controls)[number]) => boolean, paper: Named) => (controls.some(is) ? [paper] : []);
  return [
    ...ofEachRow(goods, OF_EACH),
    ...(goods.some(({ unNo }) => isLithium(unNoIn(unNo) ?? '')) ? [BATTERIES] : []),
    ...has(({ precursor }) => precursor !== null, PRECURSOR),
    ...has(({ isExplosivePrecursor }) => isExplosivePrecursor, EXPLOSIVE),
    ...ROAD,
  ];
}

/** What an order of a place in a store needs, a day before the goods come. */
export function whPapers({ form }: Snapshot<WhForm, WhQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = isoOf(gateAt(daysAfter(stayOf(form).from, -1)));
  const needed = form.isDanger === 'Y' ? ofDangerous(form) : [HARMLESS];
  return needed.map((paper) => ({ ...paper, dueAt }));
}
