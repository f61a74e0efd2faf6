import type { ReceiptCopy } from './page-copy';

export const railWaySuccessCopy: ReceiptCopy = {
  purpose: '订单提交后，这里给出运单草稿与发站须知。',
  next: ['核对运单草稿', '按发站时间交箱', '口岸换装后更新位置'],
  back: { label: '返回班列查询', to: 'railWayIndex' },
  empty: '订单不存在',
  error: '无权查看',
};
