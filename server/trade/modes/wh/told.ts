import { fireName } from '../../../../domain/goods/fire';
import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { readGoods } from '../../../../domain/modes/wh/reading';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import type { Snapshot } from '../mode';
import { escapeHtml } from '../sheet';
import { LIBRARY_FACTS } from './ordered';

export type WhSnapshot = Snapshot<WhForm, WhQuote>;

/** Hazard class and fire category of each of the goods; uncertain ones are marked. */
export const goodsKindTexts = ({ form }: Pick<WhSnapshot, 'form'>): string[] =>
  readGoods(form, LIBRARY_FACTS).map(({ name, hazardClass, fire, fireSaid }) => {
    const item = fireSaid ?? fire?.item;
    const isSure = fireSaid === null && fire?.isSure === true;
    const burns = item ? `火灾危险性${fireName(item)}类${isSure ? '' : '（由仓储专家确认）'}` : '火灾危险性待核定';
    return `${name} ${hazardClass === null ? '普通货物' : `第 ${hazardClass} 类`}，${burns}`;
  });

export const CHECKED_BY_HAND = '□ 安全技术说明书　□ 安全标签（由仓库核对）';

export function permittedParticular({ quote }: WhSnapshot, ...more: string[]): Particular {
  const { id, fires, classes } = quote.offer.detail.room;
  const permitted = [`${fires.map(fireName).join('、')} 项`, `许可第 ${classes.join('、')} 类`];
  return ['库房', [id, ...permitted, ...more].join('，')];
}

export const pickerParticular = ({ form }: WhSnapshot): Particular => [
  '提货授权人',
  `${form.pickerName}（身份证后 4 位 ${form.pickerIdTail}）`,
];

export function htmlTable(heads: readonly string[], rows: readonly (readonly string[])[], blank = 0): string {
  const cells = (row: readonly string[]) => `<tr>${row.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`;
  const byHand = `<tr>${'<td>&nbsp;</td>'.repeat(heads.length)}</tr>`.repeat(blank);
  return `<table><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr>${rows.map(cells).join('')}${byHand}</table>`;
}

export const signatureLines = (names: readonly string[]): string =>
  `<div class="coded sign">${names.map((name) => `<p>${escapeHtml(name)}：＿＿＿＿＿＿　日期：＿＿＿＿</p>`).join('')}</div>`;
