import type { ServiceCopy } from './page-copy';

export const dgdeskCopy: ServiceCopy = {
  purpose: '拿不准能不能走、归哪一类、缺什么文件，先在这里问清楚。',
  action: { label: '办理危品服务', to: 'dgdeskDetail' },
  points: [
    { title: '分类与鉴定', text: '危险性分类、货物运输条件鉴定、锂电池测试概要。' },
    { title: '文件与标签', text: 'SDS 与安全标签编制、危包证、海事与空运申报。' },
    { title: '能不能放在一起', text: '同箱、同仓隔离审核，结果注明规则版本与依据。' },
    { title: '出了事找谁', text: '24 小时应急电话登记，泄漏、着火、伤人先拨应急救援热线。' },
  ],
  prepare: ['品名、成分与含量', '现有 SDS 或成分表', '目的国与运输方式'],
  related: ['shippingFcl', 'shippingLcl', 'warehouse'],
  empty: '未收录该 UN 编号，提交人工判定',
  error: '校验服务暂不可用，结果不作参考',
};
