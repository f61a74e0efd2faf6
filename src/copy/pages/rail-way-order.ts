import type { OrderCopy } from './page-copy';

export const railWayOrderCopy: OrderCopy = {
  purpose: '班列、货物与收发货人填清，运单所需的俄文品名与税号在此核对。',
  steps: [
    { title: '班列与箱型', text: '确认班列、用箱方式与箱型箱量。' },
    { title: '货物', text: '中、英、俄文品名，HS 与 ETSNG 编码，单箱毛重限制。' },
    { title: '收发货人与通关', text: '收货人税号、属地或口岸报关。' },
    { title: '确认', text: '加热与保险按需选择后提交。' },
  ],
  prepare: ['俄文品名', '收货人税号', '危险品铁路审批件（如适用）'],
  back: { label: '返回班列查询', to: 'railWayIndex' },
  empty: '无班列，请返回选择',
  error: '舱位已满，推荐下一班',
};
