import type { ReceiptCopy } from './page-copy';

export const builtInSuccessCopy: ReceiptCopy = {
  purpose: '订单提交后，这里给出每车的入库预约码与装箱站地址。',
  next: ['每车一个入库预约码', '截港前 12 小时完成入库', '装箱后领取装箱证明书'],
  back: { label: '预约内装', to: 'builtInOrder' },
  empty: '订单不存在',
  error: '无权查看该订单',
};
