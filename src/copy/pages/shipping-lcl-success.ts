import type { ReceiptCopy } from './page-copy';

export const shippingLclSuccessCopy: ReceiptCopy = {
  purpose: '订单提交后，这里给出进仓通知、进仓编号与唛头模板。',
  next: ['下载进仓通知', '按截进仓时间送货', '补齐 SDS 与危包证'],
  back: { label: '查拼箱班期', to: 'shippingLcl' },
  empty: '订单不存在',
  error: '无权查看',
};
