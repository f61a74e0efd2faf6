import type { AirForm } from '../../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import type { Snapshot } from '../../mode';
import { declarationDraft } from './declaration';
import { labelSheet } from './labels';
import { waybillDraft, DRAFT_NUMBER } from './waybill';
import type { CutoffCode } from '../../../../../domain/offer/cutoffs';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { qrDrawing } from '../../qr';
import { factRows, sheetPage } from '../../sheet';
import { airBrief } from '../brief';
import { writtenTime } from '../../../../base/china-time';

/** 交货单: where the goods are brought, by when, what the terminal asks for, and the order as a camera reads it. */
function handInNote(order: Snapshot<AirForm, AirQuote>, orderNo: string): string {
  const { form, quote } = order;
  const { flight, weight, pieces, waybillNo } = airBrief(order);
  const { org, cutoffs, leavesAt } = quote.offer;
  const due = (code: CutoffCode): string => {
    const at = cutoffs.find((cutoff) => cutoff.code === code)?.at;
    return at === undefined ? '' : `${writtenTime(at)} 前`;
  };
  const code = qrDrawing(orderNo, `订单 ${orderNoInGroups(orderNo)}`);
  const told = factRows([
    ['订单', orderNoInGroups(orderNo)],
    [DRAFT_NUMBER, waybillNo],
    ['航班', `${flight}，${writtenTime(leavesAt)} 起飞`],
    ['货站', `${org?.nameCn ?? ''}机场国际货站`],
    ['库区', form.isDanger === 'Y' ? '危险品库区' : '普货库区'],
    ['交货截止', due('AIR_IN')],
    ['资料截止', due('AIR_DOC')],
    ['货物', `${pieces} 件 / ${weight.kg} kg / 计费 ${weight.charged} kg`],
    ['应急电话', form.emergencyPhone],
  ]);
  return sheetPage('交货单', `<div class="coded">${told}${code}</div>`);
}

type AirSnapshot = Snapshot<AirForm, AirQuote>;
type Sheet = (order: AirSnapshot, orderNo: string) => string;

const SHEETS: Readonly<Record<string, Sheet>> = {
  awbDraft: waybillDraft,
  dgdDraft: declarationDraft,
  handIn: handInNote,
  labels: labelSheet,
};

export const AIR_SHEETS = Object.keys(SHEETS);

export const airDocument = (kind: string, order: AirSnapshot, orderNo: string): string | null =>
  (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo) ?? null;
