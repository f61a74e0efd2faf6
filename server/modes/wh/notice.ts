import { unNoIn } from '../../../domain/goods/dangerous-goods';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { mostLayers } from '../../../domain/modes/wh/room';
import { orderNoInGroups } from '../../../domain/order/number';
import type { GatePass, Snapshot } from '../mode';
import { passPart } from '../pass';
import { facts, sheet } from '../sheet';
import { whBrief } from './brief';

type Ordered = Snapshot<WhForm, WhQuote>;

const hourOf = (hour: string): string => `${hour.padStart(2, '0')}:00`;

/** 入库通知单: where the goods go, when, how they are stacked, what the gate asks for, and a part for each truck. */
function noticeOf(order: Ordered, orderNo: string, gates: readonly GatePass[]): string {
  const { form, quote } = order;
  const { warehouse, room, inDate, outDate, tons, pallets, batchNo } = whBrief(order, []);
  const isDanger = form.isDanger === 'Y';
  const goods = form.goods.map(({ nameCn, unNo }) => `${isDanger ? `UN ${unNoIn(unNo) ?? ''} ` : ''}${nameCn}`);
  const trucks = form.inbound.map(({ slot, plateNo, driverName, escortName, pieces }, at) =>
    passPart(gates[at], [
      ['到库', `${inDate} ${hourOf(slot)}`],
      ['车牌号', plateNo],
      ['司机', driverName],
      ['押运员', isDanger ? escortName : ''],
      ['件数', pieces],
    ]),
  );
  const notice = facts([
    ['入库编号', orderNoInGroups(orderNo)],
    ['仓库', `${warehouse.nameCn}（${warehouse.district}）`],
    ['库房', room],
    ['入库日期', inDate],
    ['存放至', outDate],
    ['货物', goods.join('；')],
    ['数量', `${tons} t / ${pallets} 托`],
    ['堆码', `不超过 ${mostLayers(quote.offer.detail.room)} 层，本票 ${form.stackLayers} 层`],
    ['批号', batchNo],
    ['随车资料', isDanger ? '一书一签、道路危险货物运输证、押运员资格证' : '一书一签'],
    ['应急电话', form.emergencyPhone],
  ]);
  return sheet('入库通知单', [notice, ...trucks].join(''));
}

export const whDocument = (kind: string, order: Ordered, orderNo: string, gates: readonly GatePass[]): string | null =>
  kind === 'cargoIn' ? noticeOf(order, orderNo, gates) : null;
