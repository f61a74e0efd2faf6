import type { DgdForm } from '../../../domain/modes/dgd/form';
import { SERVICE_NAMES } from '../../../domain/modes/dgd/price';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import type { DgdReceipt } from '../../../domain/modes/dgd/receipt';
import { orderNoInGroups } from '../../../domain/order/number';
import type { Particular } from '../../../domain/order/particulars';
import { formatMoney } from '../../../domain/values/money';
import type { Snapshot } from '../mode';
import { facts, sheet } from '../sheet';

/** The service that is done, how many times and by when. */
export const serviceFacts = ({ service, count, hours, isRush }: DgdReceipt): Particular[] => [
  ['服务', SERVICE_NAMES[service]],
  ['数量', String(count)],
  ['时限', `受理后 ${hours} 个工作小时${isRush ? '（加急）' : ''}`],
];

/** 服务委托单: what is done with which product, by when and for how much. Nothing is shipped, and nothing is said of a voyage. */
export function noteOf({ form, charges }: Snapshot<DgdForm, DgdQuote>, brief: DgdReceipt, orderNo: string): string {
  const [row] = form.goods;
  const { commission, deliverTo } = brief;
  const [service, ...extent] = serviceFacts(brief);
  return sheet(
    '危品服务委托单',
    `${facts([
      ['服务单号', orderNoInGroups(orderNo)],
      ...(service ? [service] : []),
      ['产品', [row?.nameCn, row?.nameEn].filter(Boolean).join(' ')],
      ['CAS 号', row?.casNo ?? ''],
      ['UN 编号', row?.unNo ?? ''],
      ...commission.map(({ name, said }): [string, string] => [name, said]),
      ...extent,
      ['结果发往', deliverTo],
      ['总价', formatMoney(charges.totalYuan)],
      ['不含', charges.notIncluded.join('、')],
      ['联系人', `${form.contactName} ${form.contactPhone}`.trim()],
      ['备注', form.remark],
    ])}<p>委托人确认以上内容真实、完整。</p><p class="sign">委托人签章：</p>`,
  );
}
