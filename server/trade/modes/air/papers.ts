import { PAPER_NAMES } from '../paper-names';
import { goodsLookup, onlyOne } from '../../../../domain/goods/identity';
import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { numberPapers, ofEachRow } from '../../../../domain/order/papers/papers';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { classPapers } from '../class-papers';
import { harmlessPapers } from '../harmless-papers';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const due = (docType: string, name: string, at: CutoffCode = 'AIR_DOC'): Needed => ({ docType, name, due: at });

/** Every chemical needs an identification report to fly, dangerous or not. */
const CONDITION = due('COND', '货物运输条件鉴定书（起飞当年有效）');
const OF_EACH = [due('SDS_CN', 'SDS（中文）'), due('SDS_EN', 'SDS（英文）')];
const DECLARED = due('DGD', '托运人危险品申报单（签字 2 份）');
const PACKAGING = due('PKG_USE', PAPER_NAMES.pkgUse);
const PRECURSOR = due('PRECREG', PAPER_NAMES.precreg);
const EXPLOSIVE = due('EXPREC', PAPER_NAMES.exprec);
const TOXIC = due('TOXPASS', PAPER_NAMES.toxpass);
/** Road transport of precursors across city borders: class 3 is filed, classes 1 and 2 need a permit. */
const PERMIT = due('PRECTRANS', PAPER_NAMES.prectrans, 'AIR_IN');
const FILING = { ...PERMIT, name: PAPER_NAMES.precfiling };
const EXPORT = due('EXPLIC', PAPER_NAMES.explic, 'AIR_CUSTOMS');
const OF_CUSTOMS = [
  due('CI', '商业发票', 'AIR_CUSTOMS'),
  due('PL', '装箱单', 'AIR_CUSTOMS'),
  due('POA', '代理委托书', 'AIR_CUSTOMS'),
];

const { identityOf } = goodsLookup(identifyGoods);

/** Papers for state-controlled goods by the library, whether declared dangerous or not. */
function ofControlled({ goods, isDanger }: AirForm): Needed[] {
  const known = goods.flatMap((row) => onlyOne(identifyGoods(row, isDanger)) ?? []);
  const precursors = known.flatMap(({ controls }) => controls.precursor ?? []);
  const isPermitted = precursors.some((one) => one === '1' || one === '2');
  const isNamed = isPermitted || precursors.includes('3');
  return [
    ...(isNamed ? [PRECURSOR, isPermitted ? PERMIT : FILING] : []),
    ...(precursors.length > 0 ? [EXPORT] : []),
    ...(known.some(({ controls }) => controls.isExplosivePrecursor) ? [EXPLOSIVE] : []),
    ...(known.some(({ controls }) => controls.isHighlyToxic) ? [TOXIC] : []),
  ];
}

const ofDangerous = ({ goods }: AirForm): Needed[] => [
  ...ofEachRow(goods, OF_EACH),
  DECLARED,
  ...ofEachRow(goods, [PACKAGING], ({ isLimited }) => !isLimited),
  ...classPapers(goods, (row) => identityOf(row, 'Y').goods).map(({ docType, name }) => due(docType, name)),
  ...numberPapers(goods).map(({ docType, name }) => due(docType, name)),
];

export function airPapers({ form, quote: { offer } }: Snapshot<AirForm, AirQuote>): Omit<Paper, 'isHere'>[] {
  const needed = [
    ...ofEachRow(form.goods, [CONDITION]),
    ...(form.isDanger === 'Y' ? ofDangerous(form) : harmlessPapers(form.goods, 'AIR_DOC')),
    ...ofControlled(form),
    ...(form.services.includes('CUS') ? OF_CUSTOMS : []),
  ];
  return needed.map(({ docType, name, due: code }) => ({
    docType,
    name,
    dueAt: offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null,
  }));
}
