import type { OrderCopy } from './page-copy';

export const domesticTradeOrderCopy: OrderCopy = {
  purpose: '箱型、货物与两端门点填清，含税总价一次确认。',
  steps: [
    { title: '船期与箱型', text: '确认班期、箱型箱量与单箱货重。' },
    { title: '门点', text: '提货与送货地址、联系人与时间窗。' },
    { title: '发票与付款', text: '税率、抬头与付款方式。' },
    { title: '确认', text: '总价核对后提交。' },
  ],
  prepare: ['提货与送货地址', '单箱货重', '开票信息'],
  back: { label: '返回内贸船期', to: 'domesticTrade' },
  empty: '无船期，请返回选择',
  error: '价格已更新，请确认',
};
