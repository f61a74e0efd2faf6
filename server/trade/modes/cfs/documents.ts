import { placardWords } from '../../../../domain/goods/placard-words';
import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import { CTU_CHECKS } from '../../../../domain/modes/cfs/ctu-checks';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { goodsLine } from '../goods-line';
import type { GatePass, Snapshot } from '../mode';
import { passPart } from '../pass';
import { escapeHtml, factRows, sheetPage } from '../sheet';
import { cfsBrief } from './brief';
import { packingCertificate } from './certificate';
import { entryInstructions } from './entry';
import { vgmText } from './vgm-text';

type CfsSnapshot = Snapshot<CfsForm, CfsQuote>;

const slotText = (slot: string): string =>
  `${slot.slice(0, 10)} ${slot.slice(11)}:00–${String(Number(slot.slice(11)) + 1).padStart(2, '0')}:00`;

/** 进站预约单: a part for each truck, with the code its driver shows at the gate. */
function appointments(order: CfsSnapshot, orderNo: string, gates: readonly GatePass[]): string {
  const { form } = order;
  const { station, trucks } = cfsBrief(order, []);
  const isDanger = form.isDanger === 'Y';
  const goods = form.goods.map((row) => goodsLine(row, form.isDanger));
  const { bring, wear, act } = entryInstructions(order);
  const parts = trucks.map(({ slot, plateNo, driverName, pieces }, at) => {
    return passPart(gates[at], [
      ['订单号', orderNoInGroups(orderNo)],
      ['装箱站', `${station.nameCn}（${station.address}）`],
      ['进站时段', slotText(slot)],
      ['车牌号', plateNo],
      ['司机', driverName],
      ['押运员', isDanger ? (form.inbound[at]?.escortName ?? '') : ''],
      ['件数', pieces],
      ['货物', goods.join('\n')],
      ['随车带', bring.join('\n')],
      ['穿戴', wear.join('\n')],
      ['作业', act.join('\n')],
      ['应急电话', form.emergencyPhone],
    ]);
  });
  return sheetPage('进站预约单', parts.join(''));
}

/** 装箱计划: what goes into which box, what it shows on its sides, and what is looked at before its doors are shut. */
function packing(order: CfsSnapshot, orderNo: string, _: readonly GatePass[], { packed }: ResultParts): string {
  const { form } = order;
  const loaded = loadedBoxes(form);
  const { station, boxes, stuffings, carrierBookingNo, vesselVoyage } = cfsBrief(order, []);
  const parts = boxes.map(({ no, type, containerNo, seal, kg, vgmKg, placards }, at) => {
    const rows = loaded[at]?.rows ?? [];
    const shut = packed.find(({ unit }) => unit === no);
    return factRows([
      ['箱', `${no} 号箱 ${type}`],
      ['箱号', shut?.containerNo ?? containerNo],
      ['铅封号', shut?.seal ?? seal],
      ['货物', rows.map(({ row }) => goodsLine(row, form.isDanger)).join('\n')],
      ['货重', `${kg} kg，VGM 估算 ${vgmKg} kg`],
      ['VGM', vgmText(shut)],
      ['标牌', placards.count > 0 ? placardWords(placards) : ''],
    ]);
  });
  const checks = Object.values(CTU_CHECKS)
    .map((check) => `<li>${escapeHtml(check)}</li>`)
    .join('');
  return sheetPage(
    '装箱计划与 CTU 检查表',
    [
      factRows([
        ['订单号', orderNoInGroups(orderNo)],
        ['订舱号', carrierBookingNo],
        ['船名航次', vesselVoyage],
        ['装箱站', station.nameCn],
        ['装箱班次', stuffings.map(({ slot, teu }) => `${slot.replace('T', ' ')} ${teu} TEU`).join('；')],
      ]),
      ...parts,
      `<h2>CTU 检查表（由装箱站填写）</h2><ol>${checks}</ol>`,
    ].join(''),
  );
}

type Draw = (order: CfsSnapshot, orderNo: string, gates: readonly GatePass[], after: ResultParts) => string | null;

const SHEETS: Readonly<Record<string, Draw>> = {
  appointments,
  packing,
  /** The signed version is stored; this page is always the draft. */
  certificate: (order, orderNo, _, { packed }) => packingCertificate(order, orderNo, packed, null),
};

export const CFS_SHEETS = Object.keys(SHEETS);

export const cfsDocument = (
  kind: string,
  order: CfsSnapshot,
  orderNo: string,
  gates: readonly GatePass[],
  after: ResultParts = NOTHING_AFTERWARDS,
): string | null => (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo, gates, after) ?? null;
