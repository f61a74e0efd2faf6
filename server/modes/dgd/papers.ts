import type { ServiceType } from '../../../domain/desk/services';
import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import type { Paper } from '../../../domain/order/brief';
import type { Snapshot } from '../mode';

type Named = Pick<Paper, 'docType' | 'name'>;

const SDS: Named = { docType: 'SDS_CN', name: 'SDS(中文)' };
const SDS_EN: Named = { docType: 'SDS_EN', name: 'SDS(英文)' };

/** What each service is given to work from. */
const NEEDED: Readonly<Record<ServiceType, readonly Named[]>> = {
  '1': [SDS],
  '2': [SDS],
  '3': [{ docType: 'PKG_PERF', name: '包装性能检验结果单' }],
  '4': [
    { docType: 'DGD', name: '危险货物申报单' },
    { docType: 'CPC', name: '集装箱装箱证明书' },
    { docType: 'PKG_USE', name: '包装使用鉴定结果单' },
  ],
  '5': [SDS],
  '6': [SDS],
  '7': [SDS],
  '8': [SDS],
  '9': [SDS, SDS_EN],
};
const BATTERIES: Named = { docType: 'UN38', name: 'UN38.3测试概要' };

export function dgdPapers({ form, quote }: Snapshot<DgdForm, DgdQuote>): Omit<Paper, 'isHere'>[] {
  const { type } = quote.search;
  const needed = [...NEEDED[type], ...(type === '5' && form.isBattery === 'Y' ? [BATTERIES] : [])];
  return needed.map((paper) => ({ ...paper, dueAt: null }));
}
