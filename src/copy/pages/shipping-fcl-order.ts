import type { OrderCopy } from './page-copy';

export const shippingFclOrderCopy: OrderCopy = {
  purpose: '四步提交海运整箱订单，每一步都先告诉你还差什么。',
  steps: [
    { title: '船期与箱型', text: '选定的船期可随时更换，已填内容不会丢。' },
    { title: '货物', text: '一次填一种货物，危险品信息由 UN 编号带出，可修改并标明。' },
    { title: '服务与收发货', text: '拖车、报关、危品申报与收发货人英文信息。' },
    { title: '费用与确认', text: '逐项列出费用与未包含项，看清再提交。' },
  ],
  prepare: ['选定的船期', '每种货物的 SDS', '收发货人英文名称与地址', '24 小时应急联系人'],
  back: { label: '返回整箱船期', to: 'shippingFcl' },
  empty: '无报价，请返回船期',
  error: '价格变动，请确认新价',
};
