import type { OrderFacts } from '../../order/form/facts';
import { dangerousRows, rowNature } from '../../goods/nature';
import { numberPapers, ofEachRow, SHARED_PAPERS } from '../../order/papers/papers';
import type { TruckForm } from './form';
import type { TruckQuote } from './quote';
import { readRows } from './reading';

type TruckPaper = { docType: string; name: string };

const OF_EACH: readonly TruckPaper[] = [
  { docType: 'SDS_CN', name: 'SDS（中文）' },
  { docType: 'LABEL', name: '安全标签' },
];
const PASS = { docType: 'TOXPASS', name: '剧毒化学品公路运输通行证' };
const PRECURSOR = { docType: 'PRECTRANS', name: SHARED_PAPERS.PRECTRANS };
const EXPLOSIVE = { docType: 'EXPREC', name: SHARED_PAPERS.EXPREC };
const EXCEPTED = { docType: 'EQDECL', name: '例外数量书面声明' };
const DECLARED = { docType: 'LQDECL', name: '有限数量书面声明' };

export function requiredPapers(form: TruckForm, quote: TruckQuote, goodsOf: OrderFacts['goodsOf']): TruckPaper[] {
  const rows = readRows(form, quote, goodsOf).filter(({ isDanger }) => isDanger);
  const controls = rows.flatMap(({ goods }) => goods?.controls ?? []);
  return [
    ...ofEachRow(form.goods, OF_EACH, (row) => rowNature(row, form.isDanger) === 'Y'),
    ...numberPapers(dangerousRows(form)),
    ...(controls.some(({ isHighlyToxic }) => isHighlyToxic) ? [PASS] : []),
    ...(controls.some(({ precursor }) => precursor !== null) ? [PRECURSOR] : []),
    ...(controls.some(({ isExplosivePrecursor }) => isExplosivePrecursor) ? [EXPLOSIVE] : []),
    ...(rows.some(({ limited }) => limited?.kind === 'fits') ? [DECLARED] : []),
    ...(rows.some(({ excepted }) => excepted?.fit.kind === 'fits') ? [EXCEPTED] : []),
  ];
}
