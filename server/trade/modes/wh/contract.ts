import { BILL_DAYS } from '../../../../domain/modes/wh/bills';
import { CANCEL_TERMS } from '../../../../domain/modes/wh/cancel-terms';
import { whParticulars } from '../../../../domain/modes/wh/particulars';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import { formatMoney, YUAN } from '../../../../domain/values/money';
import { escapeHtml, factRows, sheetPage } from '../sheet';
import { whBrief } from './brief';
import { goodsKindTexts, type WhSnapshot, pickerParticular, signatureLines, htmlTable } from './told';
import { tierWords } from '../../../../domain/modes/wh/rates';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

const PER: Readonly<Record<'TD' | 'PLTD', string>> = { TD: '吨·天', PLTD: '托·天' };

/** Terms besides prices; every figure is one the order is charged by. */
function contractTerms(order: WhSnapshot): string[] {
  const { form, quote, charges } = order;
  const { rent } = whBrief(order, []);
  return [
    `仓租按${PER[rent.basis]} ${yuan(rent.rate)} × ${rent.quantity}，从货物入库起计，过一夜算一天；${tierWords(rent.tiers)}。`,
    `每 ${BILL_DAYS} 天一期出账，装卸、单证与作业费随末期结清；整票仓租不足 ${yuan(rent.leastRent)} 的，结清时补足。`,
    CANCEL_TERMS,
    form.partialOut === 'Y' ? '可分批出库，离库登记后仓租按余货计。' : '一次提清。',
    form.autoRenew === 'Y' ? '到期有余量时由仓库续存，阶梯从第 1 天连续计。' : '到期出库；超期按天计仓租。',
    `货物只存放在${quote.offer.detail.warehouse.nameCn} ${quote.offer.detail.room.id}；倒桶、分装属生产经营活动，不提供。`,
    ...(form.sorting.trim() === '' ? [] : [`分拣（${form.sorting.trim()}）由仓库另行报价，不在上列金额内。`]),
    `上列金额不含${charges.notIncluded.join('、')}。`,
  ];
}

/** 仓储合同（收费协议）: who stores what for whom, where, how long, and what is charged for it. */
export function storageContract(order: WhSnapshot, orderNo: string): string {
  const { form, charges } = order;
  const told = whBrief(order, []);
  const { warehouse } = told;
  const parties = factRows([
    ['合同编号', orderNoInGroups(orderNo)],
    ['存货方', form.owner],
    ['联系人', `${form.contactName} ${form.contactPhone}`],
    ['保管方', `${warehouse.nameCn}（${warehouse.district}）`],
    ...whParticulars(told, ['room']),
    ['货物', goodsKindTexts(order).join('；')],
    ...whParticulars(told, ['load', 'stay']),
    pickerParticular(order),
  ]);
  const lines = charges.lines.map(({ name, unitPrice, quantity, total }) => [
    name,
    formatMoney(unitPrice),
    `${quantity}`,
    formatMoney(total),
  ]);
  const fees = htmlTable(
    ['费用', '单价', '数量', '金额'],
    [...lines, ['合计', '', '', formatMoney(charges.totalYuan)]],
  );
  const terms = `<ol>${contractTerms(order)
    .map((term) => `<li>${escapeHtml(term)}</li>`)
    .join('')}</ol>`;
  const note =
    '<p><small>本页由平台按订单生成，双方签章后生效；与危险化学品有关的要求以仓库许可与现行法规为准。</small></p>';
  return sheetPage(
    '仓储合同（收费协议）',
    `${parties}<h2>费用</h2>${fees}<h2>约定</h2>${terms}${signatureLines(['存货方（签章）', '保管方（签章）'])}${note}`,
  );
}
