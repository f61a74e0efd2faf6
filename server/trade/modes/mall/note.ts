import { lawfulParticulars } from '../../../../domain/mall/buyer-papers';
import { approvedParticulars } from '../../../../domain/order/receipt/approved';
import { payParticulars } from '../../../../domain/mall/paying';
import { gateWords, stabilizerFacts } from '../../../../domain/mall/seller';
import { CONTACT } from '../../../../domain/people/contact';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallReceipt } from '../../../../domain/modes/mall/receipt';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import { formatMoney } from '../../../../domain/values/money';
import { findPlaceName } from '../../../world/ports/catalogue';
import type { Snapshot } from '../kept';
import { factRows, sheetPage } from '../sheet';

const HANDED_OVER = {
  SELF: () => '自提',
  SEND: (address: string) => `送货：${address}`,
  CARRIED: () => '由一并提交的运输订单提货',
} satisfies Record<MallReceipt['delivery']['way'], (address: string) => string>;

const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

export const storeFacts = ({ city, gate }: Pick<MallReceipt, 'city' | 'gate'>): Particular[] => [
  ['发货仓', findPlaceName(city)],
  ['仓库地址', gateWords(gate)],
];

export const boughtFacts = ({ lines, taken }: Pick<MallReceipt, 'lines' | 'taken'>): Particular[] => [
  ...lines.map(({ nameCn, grade, kg, pieces }): Particular => [`${nameCn} ${grade}`, `${kilograms(kg)}，${pieces} 件`]),
  ...stabilizerFacts(lines),
  ...taken.map(
    ({ lotId, kg, madeOn, expiresOn }): Particular => [
      `批次 ${lotId}`,
      `${kilograms(kg)}，${madeOn} 生产，${expiresOn} 到期`,
    ],
  ),
];

/** 采购订单: what was bought, out of which lots, at which price, and how it is handed over. */
export function purchaseNote(
  { form, quote, charges }: Snapshot<MallForm, MallQuote>,
  brief: MallReceipt,
  orderNo: string,
): string {
  const { delivery, approved, lawful, paying } = brief;
  const isSent = delivery.way === 'SEND';
  return sheetPage(
    '采购订单',
    `${factRows([
      ['订单号', orderNoInGroups(orderNo)],
      ['出卖人', quote.offer.supplier?.nameCn ?? ''],
      ...storeFacts(brief),
      ['仓库电话', CONTACT.serviceLine],
      ['提货时段', isSent ? '' : '工作日 8:00–16:00'],
      ...boughtFacts(brief),
      ...charges.lines.map(({ name, unitPrice, quantity, total }): [string, string] => [
        `计价 ${name}`,
        `${formatMoney(unitPrice)} × ${quantity}，共 ${formatMoney(total)}`,
      ]),
      ['总价', formatMoney(charges.totalYuan)],
      ...(paying ? payParticulars(paying, orderNo) : []),
      ['不含', charges.notIncluded.join('、')],
      ['交付', HANDED_OVER[delivery.way](delivery.address)],
      [isSent ? '送达日期' : '提货时间', delivery.at.replace('T', ' ')],
      [isSent ? '收货人' : '提货司机', `${delivery.person} ${delivery.phone}`.trim()],
      ['车牌', delivery.plateNo],
      ...(lawful ? lawfulParticulars(lawful) : []),
      ...(approved ? approvedParticulars(approved) : []),
      ['联系人', `${form.contactName} ${form.contactPhone}`.trim()],
      ['备注', form.remark],
    ])}<p>买受人确认以上内容真实、完整。</p><p class="sign">买受人签章：</p>`,
  );
}
