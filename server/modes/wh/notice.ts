import { unNoIn } from '../../../domain/goods/dangerous-goods';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { mostLayers } from '../../../domain/modes/wh/room';
import { orderNoInGroups } from '../../../domain/order/number';
import type { Snapshot } from '../mode';
import { facts, sheet } from '../sheet';
import { whBrief } from './brief';

type Ordered = Snapshot<WhForm, WhQuote>;

/** 入库通知单: where the goods go, when, how they are stacked, and what the gate asks for. */
function noticeOf(order: Ordered, orderNo: string): string {
  const { form, quote } = order;
  const { warehouse, room, inDate, outDate, hour, tons, pallets, plateNo, driverName, batchNo } = whBrief(order);
  const isDanger = form.isDanger === 'Y';
  const goods = form.goods.map(({ nameCn, unNo }) => `${isDanger ? `UN ${unNoIn(unNo) ?? ''} ` : ''}${nameCn}`);
  return sheet(
    '入库通知单',
    facts([
      ['入库编号', orderNoInGroups(orderNo)],
      ['仓库', `${warehouse.nameCn}（${warehouse.district}）`],
      ['库房', room],
      ['到库', `${inDate} ${hour.padStart(2, '0')}:00`],
      ['存放至', outDate],
      ['货物', goods.join('；')],
      ['数量', `${tons} t / ${pallets} 托`],
      ['堆码', `不超过 ${mostLayers(quote.offer.detail.room)} 层，本票 ${form.stackLayers} 层`],
      ['批号', batchNo],
      ['车辆', `${plateNo} ${driverName}`.trim()],
      ['押运员', isDanger ? form.escortName : ''],
      ['随车资料', isDanger ? '一书一签、道路危险货物运输证、押运员资格证' : '一书一签'],
      ['应急电话', form.emergencyPhone],
    ]),
  );
}

export const whDocument = (kind: string, order: Ordered, orderNo: string): string | null =>
  kind === 'cargoIn' ? noticeOf(order, orderNo) : null;
