import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import type { Paper } from '../../../domain/order/brief';
import type { Snapshot } from '../mode';

type Needed = { docType: string; name: string; due: CutoffCode };

const OF_ANY: readonly Needed[] = [{ docType: 'VGM', name: 'VGM声明', due: 'VGM' }];

const OF_DANGEROUS: readonly Needed[] = [
  { docType: 'SDS_CN', name: 'SDS(中文)', due: 'DG_DOC' },
  { docType: 'SDS_EN', name: 'SDS(英文)', due: 'DG_DOC' },
  { docType: 'PKG_USE', name: '危包证(使用鉴定结果单)', due: 'DG_DOC' },
  { docType: 'CPC', name: '集装箱装箱证明书', due: 'MARITIME_DECL' },
];

const OF_CUSTOMS: readonly Needed[] = [
  { docType: 'CI', name: '商业发票', due: 'CUSTOMS' },
  { docType: 'PL', name: '装箱单', due: 'CUSTOMS' },
  { docType: 'POA', name: '代理委托书', due: 'CUSTOMS' },
];

/** What the order needs before the ship leaves, by the cut-offs of its sailing. */
export function fclPapers({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): Omit<Paper, 'isHere'>[] {
  const needed = [
    ...(form.isDanger === 'Y' ? OF_DANGEROUS : []),
    ...OF_ANY,
    ...(form.services.includes('CUS') ? OF_CUSTOMS : []),
  ];
  return needed.map(({ docType, name, due }) => ({
    docType,
    name,
    dueAt: offer.cutoffs.find(({ code }) => code === due)?.at ?? null,
  }));
}
