import { knowing } from '../../../domain/goods/identity';
import { isLithium } from '../../../domain/goods/watched';
import { OWN } from '../../../domain/modes/rail/fields';
import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import type { Paper } from '../../../domain/order/brief';
import { rowNumberOf } from '../../../domain/order/hazards';
import { identify } from '../../dangerous-goods/identify';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const due = (docType: string, name: string, at: CutoffCode): Needed => ({ docType, name, due: at });

const OF_CUSTOMS = [due('CI', '商业发票', 'CUSTOMS'), due('PL', '装箱单', 'CUSTOMS')];
const MANDATE = due('POA', '代理委托书', 'CUSTOMS');
const OF_DANGEROUS = [
  due('SDS_CN', 'SDS(中文)', 'SI'),
  due('SDS_EN', 'SDS(英文)', 'SI'),
  due('COND', '货物运输条件鉴定书', 'SI'),
];
const PACKAGING = due('PKG_USE', '危包证(使用鉴定结果单)', 'SI');
const PERMIT = due('RAILDG', '铁路危险货物批复', 'SI');
const BATTERIES = due('UN38', 'UN38.3测试概要', 'SI');
const WAIVER = due('FREEZE', '冻损免责声明', 'SI');
const OWN_BOX = due('SOC', '自备箱证书', 'SI');
const PRECURSOR = due('PRECREG', '易制毒购买备案证明', 'SI');
const EXPLOSIVE = due('EXPREC', '易制爆购买备案证明', 'SI');
const EXPORT = due('EXPLIC', '两用物项和技术出口许可证', 'CUSTOMS');

const { identityOf } = knowing(identify);

/** Of dangerous goods, by what they are. What the house applies for it hands in itself. */
function ofDangerous({ goods, services }: RailForm): Needed[] {
  const known = goods.flatMap((row) => identityOf(row, 'Y').goods);
  const isPrecursor = known.some(({ controls }) => controls.precursor !== null && controls.precursor !== 'UNTOLD');
  return [
    ...OF_DANGEROUS,
    ...(goods.every(({ isLimited }) => isLimited) ? [] : [PACKAGING]),
    ...(services.includes('DGA') ? [] : [PERMIT]),
    ...(goods.some((row) => isLithium(rowNumberOf(row) ?? '')) ? [BATTERIES] : []),
    ...(isPrecursor ? [PRECURSOR, EXPORT] : []),
    ...(known.some(({ controls }) => controls.isExplosivePrecursor) ? [EXPLOSIVE] : []),
  ];
}

/** What an order needs before its train leaves, by the cut-offs of that train. */
export function railPapers({ form, quote }: Snapshot<RailForm, RailQuote>): Omit<Paper, 'isHere'>[] {
  const isAsked = (name: 'lithiumExempt' | 'freezeWaiver') => form[name] && OWN.asks(name, form, { quote, identityOf });
  const needed = [
    ...(form.isDanger === 'Y' ? ofDangerous(form) : []),
    ...(isAsked('lithiumExempt') ? [BATTERIES] : []),
    ...(isAsked('freezeWaiver') ? [WAIVER] : []),
    ...(form.boxOwner === 'SOC' ? [OWN_BOX] : []),
    ...OF_CUSTOMS,
    ...(form.services.includes('CUS') ? [MANDATE] : []),
  ];
  return needed.map(({ docType, name, due: code }) => ({
    docType,
    name,
    dueAt: quote.offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null,
  }));
}
