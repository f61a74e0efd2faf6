import { particularsBuilder } from '../../order/receipt/particulars';
import type { WhReceipt } from './receipt';

type WhParticularsInput = Pick<
  WhReceipt,
  'warehouse' | 'room' | 'inDate' | 'outDate' | 'days' | 'tons' | 'pallets' | 'batchNo' | 'isPartial' | 'isRenewed'
>;

export const whParticulars = particularsBuilder({
  store: ({ warehouse }: WhParticularsInput) => ['仓库', `${warehouse.nameCn}（${warehouse.district}）`],
  room: ({ room }) => ['库房', room],
  come: ({ inDate }) => ['入库日期', inDate],
  out: ({ outDate }) => ['存放至', outDate],
  stay: ({ inDate, outDate, days }) => ['存期', `${inDate} → ${outDate}，${days} 天`],
  load: ({ tons, pallets }) => ['订单数量', `${tons} t / ${pallets} 托`],
  batch: ({ batchNo }) => ['批号', batchNo],
  leaving: ({ isPartial, isRenewed }) => [
    '出库与到期',
    `${isPartial ? '允许分批' : '一次提清'}，${isRenewed ? '到期有余量时由仓库续存' : '到期出库'}`,
  ],
});
