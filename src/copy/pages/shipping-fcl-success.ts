import type { ReceiptCopy } from './page-copy';

export const shippingFclSuccessCopy: ReceiptCopy = {
  purpose: '订单提交后，这里给出订单号、下一步与各截止时间。',
  next: ['两天内完成企业认证，否则订单自动取消', '补齐缺少的资料', '按截止时间线逐项办理'],
  back: { label: '查整箱船期', to: 'shippingFcl' },
  empty: '订单不存在',
  error: '无权查看该订单',
};
