import type { Controls } from '../../goods/facts';
import { carriedPrecursor } from '../../goods/precursors';
import type { Paper } from '../../order/receipt/brief';
import { numberPapers, ofEachRow, ofEachTruck, SHARED_PAPERS } from '../../order/papers/papers';
import type { WhForm } from './form';

type NamedPaper = Pick<Paper, 'docType' | 'name'>;

/** Papers per substance and per truck. */
const OF_EACH: readonly NamedPaper[] = [
  { docType: 'SDS_CN', name: 'SDS（中文）' },
  { docType: 'SIGN', name: '安全技术说明书和安全标签（一书一签）' },
];
const EXPLOSIVE: NamedPaper = { docType: 'EXPREC', name: SHARED_PAPERS.EXPREC };
const ROAD: readonly NamedPaper[] = [
  { docType: 'ROADCERT', name: SHARED_PAPERS.ROADCERT },
  { docType: 'ESCORT', name: SHARED_PAPERS.ESCORT },
];
const HARMLESS: NamedPaper = { docType: 'SDS_CN', name: SHARED_PAPERS.HARMLESS };

/** Papers the warehouse needs before arrival. `controls`: of the goods, as far as known. */
export function requiredPapers(
  { isDanger, goods, inbound }: Pick<WhForm, 'isDanger' | 'goods' | 'inbound'>,
  controls: readonly Controls[] = [],
): NamedPaper[] {
  if (isDanger !== 'Y') return [HARMLESS];
  const carried = carriedPrecursor(controls);
  const has = (is: (one: Controls) => boolean, paper: NamedPaper) => (controls.some(is) ? [paper] : []);
  return [
    ...ofEachRow(goods, OF_EACH),
    ...numberPapers(goods),
    ...(carried === null ? [] : [{ docType: 'PRECTRANS', name: carried }]),
    ...has(({ isExplosivePrecursor }) => isExplosivePrecursor, EXPLOSIVE),
    ...ofEachTruck(inbound, ROAD),
  ];
}
