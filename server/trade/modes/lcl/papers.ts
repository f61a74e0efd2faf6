import { PAPER_NAMES } from '../paper-names';
import { goodsLookup } from '../../../../domain/goods/identity';
import { lclFindings } from '../../../../domain/modes/lcl/acceptance';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { roadPapers } from '../../../../domain/modes/lcl/road-papers';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { Finding } from '../../../../domain/rules/finding';
import { consistencyFindings } from '../../../../domain/order/findings/consistency';
import { dangerousRows } from '../../../../domain/goods/nature';
import { numberPapers, ofEachRow } from '../../../../domain/order/papers/papers';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { classPapers } from '../class-papers';
import { harmlessPapers } from '../harmless-papers';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const SDS: readonly Needed[] = [
  { docType: 'SDS_CN', name: 'SDS（中文）', due: 'DG_DOC' },
  { docType: 'SDS_EN', name: 'SDS（英文）', due: 'DG_DOC' },
];
const PACKAGING: Needed = { docType: 'PKG_USE', name: PAPER_NAMES.pkgUse, due: 'DG_DOC' };
const PRECURSOR: Needed = { docType: 'PRECREG', name: PAPER_NAMES.precreg, due: 'DG_DOC' };
const EXPLOSIVE: Needed = { docType: 'EXPREC', name: PAPER_NAMES.exprec, due: 'DG_DOC' };
const IDENTIFIED: Needed = { docType: 'COND', name: '运输条件鉴定书', due: 'DG_DOC' };
const EXPORT: Needed = { docType: 'EXPLIC', name: PAPER_NAMES.explic, due: 'CUSTOMS' };
const ROAD_PRECURSOR: Needed = { docType: 'PRECTRANS', name: PAPER_NAMES.prectransAny, due: 'CFS_CLOSE' };
const OF_CUSTOMS: readonly Needed[] = [
  { docType: 'CI', name: '商业发票', due: 'CUSTOMS' },
  { docType: 'PL', name: '装箱单', due: 'CUSTOMS' },
  { docType: 'POA', name: '代理委托书', due: 'CUSTOMS' },
];

const { goodsOf, identityOf } = goodsLookup(identifyGoods);

function ofDangerous(form: LclForm): Needed[] {
  const { services } = form;
  const goods = dangerousRows(form);
  const knownAs = (row: LclForm['goods'][number]) => identityOf(row, 'Y').goods;
  const controls = goods.flatMap(knownAs).map((known) => known.controls);
  const isPrecursor = controls.some(({ precursor }) => precursor !== null && precursor !== 'UNTOLD');
  const isBrought = !services.includes('TRK');
  return [
    ...ofEachRow(goods, SDS),
    ...ofEachRow(goods, [PACKAGING], ({ isLimited }) => !isLimited),
    ...classPapers(goods, knownAs).map((paper): Needed => ({ ...paper, due: 'DG_DOC' })),
    ...numberPapers(goods).map((paper): Needed => ({ ...paper, due: 'DG_DOC' })),
    ...(isPrecursor ? [PRECURSOR, EXPORT] : []),
    ...(controls.some(({ isExplosivePrecursor }) => isExplosivePrecursor) ? [EXPLOSIVE] : []),
    ...roadPapers(form).map((paper): Needed => ({ ...paper, due: 'CFS_CLOSE' })),
    ...(isBrought && isPrecursor ? [ROAD_PRECURSOR] : []),
  ];
}

/** True if a person must judge what the goods are, not just papers, escorts or a name. */
function isIdentified(form: LclForm, quote: LclQuote): boolean {
  const found = [...lclFindings(form, quote, goodsOf), ...consistencyFindings(form, identityOf)];
  const isOfGoods = ({ about, code }: Finding) => /^(?:CONSISTENCY|LICENCE)$/.test(about) && code !== 'unknownName';
  return found.some((one) => one.level === 'MANUAL' && isOfGoods(one));
}

export function lclPapers({ form, quote }: Snapshot<LclForm, LclQuote>): Omit<Paper, 'isHere'>[] {
  const needed = [
    ...(isIdentified(form, quote) ? [IDENTIFIED] : []),
    ...(form.isDanger === 'Y' ? ofDangerous(form) : harmlessPapers(form.goods, 'SI')),
    ...(form.services.includes('CUS') ? OF_CUSTOMS : []),
  ];
  return needed.map(({ docType, name, due }) => ({
    docType,
    name,
    dueAt: quote.offer.cutoffs.find(({ code }) => code === due)?.at ?? null,
  }));
}
