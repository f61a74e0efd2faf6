import { PAPER_NAMES } from '../paper-names';
import { onlyOne } from '../../../../domain/goods/identity';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { numberPapers, ofEachRow, SHARED_PAPERS } from '../../../../domain/order/papers/papers';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const OF_ANY: readonly Needed[] = [{ docType: 'VGM', name: 'VGM 声明', due: 'VGM' }];

const OF_EACH: readonly Needed[] = [
  { docType: 'SDS_CN', name: 'SDS（中文）', due: 'DG_DOC' },
  { docType: 'SDS_EN', name: 'SDS（英文）', due: 'DG_DOC' },
  { docType: 'PKG_USE', name: PAPER_NAMES.pkgUse, due: 'DG_DOC' },
];
const ofGoods = (paper: Omit<Needed, 'due'>): Needed => ({ ...paper, due: 'DG_DOC' });
const PACKED: Needed = { docType: 'CPC', name: SHARED_PAPERS.CPC, due: 'MARITIME_DECL' };

const EXPORT: Needed = { docType: 'EXPLIC', name: PAPER_NAMES.explic, due: 'CUSTOMS' };
const PURCHASE: Needed = { docType: 'PRECREG', name: PAPER_NAMES.precreg, due: 'DG_DOC' };
const PERMIT: Needed = { docType: 'PRECTRANS', name: PAPER_NAMES.prectrans, due: 'CY_CLOSE' };
/** Class 3 precursors are filed; classes 1 and 2 need a permit. */
const FILING: Needed = { ...PERMIT, name: PAPER_NAMES.precfiling };
const EXPLOSIVE: Needed = { docType: 'EXPREC', name: PAPER_NAMES.exprec, due: 'DG_DOC' };
const TOXIC: Needed = { docType: 'TOXPASS', name: PAPER_NAMES.toxpass, due: 'CY_CLOSE' };

function ofControlled({ goods, isDanger }: FclForm): Needed[] {
  const known = goods.flatMap((row) => onlyOne(identifyGoods(row, isDanger)) ?? []);
  const precursors = known.flatMap(({ controls }) => controls.precursor ?? []);
  const isPermitted = precursors.some((one) => one === '1' || one === '2');
  const isNamed = isPermitted || precursors.includes('3');
  return [
    ...(precursors.length > 0 ? [EXPORT] : []),
    ...(isNamed ? [PURCHASE, isPermitted ? PERMIT : FILING] : []),
    ...(known.some(({ controls }) => controls.isExplosivePrecursor) ? [EXPLOSIVE] : []),
    ...(known.some(({ controls }) => controls.isHighlyToxic) ? [TOXIC] : []),
  ];
}

const OF_CUSTOMS: readonly Needed[] = [
  { docType: 'CI', name: '商业发票', due: 'CUSTOMS' },
  { docType: 'PL', name: '装箱单', due: 'CUSTOMS' },
  { docType: 'POA', name: '代理委托书', due: 'CUSTOMS' },
];

export function fclPapers({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): Omit<Paper, 'isHere'>[] {
  const needed = [
    ...(form.isDanger === 'Y'
      ? [...ofEachRow(form.goods, OF_EACH), PACKED, ...numberPapers(form.goods).map(ofGoods)]
      : []),
    ...ofControlled(form),
    ...OF_ANY,
    ...(form.services.includes('CUS') ? OF_CUSTOMS : []),
  ];
  return needed.map(({ docType, name, due }) => ({
    docType,
    name,
    dueAt: offer.cutoffs.find(({ code }) => code === due)?.at ?? null,
  }));
}
