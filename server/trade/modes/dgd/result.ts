import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { SERVICE_NAMES } from '../../../../domain/modes/dgd/price';
import type { DgdQuote } from '../../../../domain/modes/dgd/quote';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { SignedResult } from '../after/result';
import type { Snapshot } from '../mode';
import { facts, sheet } from '../sheet';
import { writtenTime } from '../../../base/china-time';

/** 服务结果: what was found, of which product, by whom. What was signed is kept word for word. */
export function resultOf({ form, quote }: Snapshot<DgdForm, DgdQuote>, result: SignedResult): string {
  const { orderNo, version, signedBy, text, at } = result;
  const [row] = form.goods;
  return sheet(
    `${SERVICE_NAMES[quote.search.type]} 结果`,
    `${facts([
      ['服务单号', orderNoInGroups(orderNo)],
      ['版本', `第 ${version} 版`],
      ['产品', [row?.nameCn, row?.nameEn].filter(Boolean).join(' ')],
      ['CAS 号', row?.casNo ?? ''],
      ['UN 编号', row?.unNo ?? ''],
      ['结论', text],
      ['签发', signedBy],
      ['时间', writtenTime(at)],
    ])}<p>仅对所提供的资料负责；运输以承运人及海事机构审核为准。</p>`,
  );
}
