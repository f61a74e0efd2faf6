import { whParticulars } from '../../../../domain/modes/wh/particulars';
import { mostLayers } from '../../../../domain/modes/wh/room';
import { truckDay } from '../../../../domain/modes/wh/trucks';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import { goodsLine } from '../goods-line';
import type { GatePass } from '../mode';
import { passPart } from '../pass';
import { factRows, sheetPage } from '../sheet';
import { whBrief } from './brief';
import { storageContract } from './contract';
import { storageRegister } from './register';
import {
  CHECKED_BY_HAND,
  goodsKindTexts,
  type WhSnapshot,
  permittedParticular,
  pickerParticular,
  htmlTable,
} from './told';

const BLANK_ROWS = 6;

const hourText = (hour: string): string => `${hour.padStart(2, '0')}:00`;

const stackingParticular = ({ form, quote }: WhSnapshot): Particular => [
  '堆码',
  `不超过 ${mostLayers(quote.offer.detail.room)} 层，本票 ${form.stackLayers} 层`,
];

/** 入库通知单: where the goods go, when, how they are stacked, what the gate asks for, and a part for each truck. */
function storageNotice(order: WhSnapshot, orderNo: string, gates: readonly GatePass[]): string {
  const { form } = order;
  const told = whBrief(order, []);
  const isDanger = form.isDanger === 'Y';
  const goods = form.goods.map((row) => goodsLine(row, form.isDanger));
  const trucks = form.inbound.map((row, at) => {
    const { slot, plateNo, driverName, escortName, pieces } = row;
    return passPart(gates[at], [
      ['到库', `${truckDay(row, form)} ${hourText(slot)}`],
      ['车牌号', plateNo],
      ['司机', driverName],
      ['押运员', isDanger ? escortName : ''],
      ['件数', pieces],
    ]);
  });
  const notice = factRows([
    ['入库编号', orderNoInGroups(orderNo)],
    ...whParticulars(told, ['store', 'room', 'come', 'out']),
    ['货物', goods.join('\n')],
    ['类别', goodsKindTexts(order).join('；')],
    ...whParticulars(told, ['load']),
    stackingParticular(order),
    ...whParticulars(told, ['batch', 'leaving']),
    ['分拣要求', form.sorting],
    ['一书一签', CHECKED_BY_HAND],
    ['随车资料', isDanger ? '一书一签、道路危险货物运输证、押运员资格证' : '一书一签'],
    ['应急电话', form.emergencyPhone],
  ]);
  return sheetPage('入库通知单', [notice, ...trucks].join(''));
}

/** 库位卡: what hangs at the goods. Where they lie, and what is taken from them, is written on it by the store. */
function storageCard(order: WhSnapshot, orderNo: string): string {
  const { form } = order;
  const told = whBrief(order, []);
  const goods = form.goods.map((row) => goodsLine(row, form.isDanger));
  const card = factRows([
    ['入库编号', orderNoInGroups(orderNo)],
    ...whParticulars(told, ['store']),
    permittedParticular(order),
    ['货物', goods.join('\n')],
    ...whParticulars(told, ['batch']),
    ['有效期至', form.expiry],
    ...whParticulars(told, ['load']),
    stackingParticular(order),
    ...whParticulars(told, ['come', 'out']),
    ['货主', form.owner],
    pickerParticular(order),
    ['应急电话', form.emergencyPhone],
    ['垛位', '＿＿＿＿＿＿（由仓库填写）'],
  ]);
  const out = htmlTable(['日期', '入／出', '吨', '托', '结余', '经手人'], [], BLANK_ROWS);
  return sheetPage('库位卡', `${card}<h2>出入登记（由仓库填写）</h2>${out}`);
}

export function whDocument(
  kind: string,
  order: WhSnapshot,
  orderNo: string,
  gates: readonly GatePass[],
): string | null {
  if (kind === 'cargoIn') return storageNotice(order, orderNo, gates);
  if (kind === 'roomCard') return storageCard(order, orderNo);
  if (kind === 'storeContract') return storageContract(order, orderNo);
  return kind === 'storeRegister' && order.form.isDanger === 'Y' ? storageRegister(order, orderNo) : null;
}
