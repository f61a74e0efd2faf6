import { PAPER_NAMES } from '../paper-names';
import { goodsLookup } from '../../../../domain/goods/identity';
import { OWN } from '../../../../domain/modes/rail/fields';
import type { RailForm } from '../../../../domain/modes/rail/form';
import { isFetched } from '../../../../domain/modes/rail/trucks';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { numberPapers, ofEachRow } from '../../../../domain/order/papers/papers';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { classPapers } from '../class-papers';
import { harmlessPapers } from '../harmless-papers';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const due = (docType: string, name: string, at: CutoffCode): Needed => ({ docType, name, due: at });

const OF_CUSTOMS = [due('CI', '商业发票', 'CUSTOMS'), due('PL', '装箱单', 'CUSTOMS')];
const MANDATE = due('POA', '代理委托书', 'CUSTOMS');
/** Cut-off of papers for the permit application; with an existing permit they go with the bill. */
const ASKED_WITH: CutoffCode = 'DG_APPLY';
const OF_EACH = [
  due('SDS_CN', 'SDS（中文）', ASKED_WITH),
  due('SDS_EN', 'SDS（英文）', ASKED_WITH),
  due('COND', '货物运输条件鉴定书', ASKED_WITH),
];
const PACKAGING = due('PKG_USE', PAPER_NAMES.pkgUse, ASKED_WITH);
const PERMIT = due('RAILDG', '铁路危险货物批复', ASKED_WITH);
const BATTERIES = due('UN38', 'UN38.3 试验概要', ASKED_WITH);
const WAIVER = due('FREEZE', '冻损免责声明', 'SI');
const OWN_BOX = due('SOC', '自备箱证书', 'SI');
const PRECURSOR = due('PRECREG', PAPER_NAMES.precreg, ASKED_WITH);
const EXPLOSIVE = due('EXPREC', PAPER_NAMES.exprec, ASKED_WITH);
const EXPORT = due('EXPLIC', PAPER_NAMES.explic, 'CUSTOMS');
const ROAD = [
  due('ROADCERT', PAPER_NAMES.roadcert, 'STATION_CLOSE'),
  due('ESCORT', PAPER_NAMES.escort, 'STATION_CLOSE'),
];
const ROAD_PRECURSOR = due('PRECTRANS', PAPER_NAMES.prectransAny, 'STATION_CLOSE');

const { identityOf } = goodsLookup(identifyGoods);

/** Papers for dangerous goods. The house submits those of its own applications. */
function ofDangerous(form: RailForm): Needed[] {
  const { goods, services } = form;
  const known = goods.flatMap((row) => identityOf(row, 'Y').goods);
  const isPrecursor = known.some(({ controls }) => controls.precursor !== null && controls.precursor !== 'UNTOLD');
  return [
    ...ofEachRow(goods, OF_EACH),
    ...ofEachRow(goods, [PACKAGING], ({ isLimited }) => !isLimited),
    ...classPapers(goods, (row) => identityOf(row, 'Y').goods).map((paper) => ({ ...paper, due: ASKED_WITH })),
    ...(services.includes('DGA') ? [] : [PERMIT]),
    ...numberPapers(goods).map(({ docType, name }) => due(docType, name, ASKED_WITH)),
    ...(isPrecursor ? [PRECURSOR, EXPORT] : []),
    ...(known.some(({ controls }) => controls.isExplosivePrecursor) ? [EXPLOSIVE] : []),
    ...(isFetched(form) ? [] : ROAD),
    ...(isPrecursor && !isFetched(form) ? [ROAD_PRECURSOR] : []),
  ];
}

export function railPapers({ form, quote }: Snapshot<RailForm, RailQuote>): Omit<Paper, 'isHere'>[] {
  const isAsked = (name: 'lithiumExempt' | 'freezeWaiver') => form[name] && OWN.asks(name, form, { quote, identityOf });
  const needed = [
    ...(form.isDanger === 'Y' ? ofDangerous(form) : harmlessPapers(form.goods, 'SI')),
    ...(isAsked('lithiumExempt') ? [BATTERIES] : []),
    ...(isAsked('freezeWaiver') ? [WAIVER] : []),
    ...(form.boxOwner === 'SOC' ? [OWN_BOX] : []),
    ...OF_CUSTOMS,
    ...(form.services.includes('CUS') ? [MANDATE] : []),
  ];
  const at = (code: CutoffCode) => quote.offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null;
  return needed.map(({ docType, name, due: code }) => ({
    docType,
    name,
    dueAt: code === ASKED_WITH ? (at(code) ?? at('SI')) : at(code),
  }));
}
