import type { OrderCopy } from './page-copy';

export const enquiryFclCopy: OrderCopy = {
  purpose: '没有即时价的航线在此询价，写明货物与期望时间，两小时内给出报价。',
  steps: [
    { title: '航线与时间', text: '起运港、目的港、期望开船日与期望报价时间。' },
    { title: '货物', text: '品名、UN 编号、包装与箱型箱量；有目标价可以写上。' },
    { title: '联系与资料', text: '联系人与手机号；SDS 可稍后补交。' },
  ],
  prepare: ['UN 编号或品名、CAS 号', '箱型箱量与年货量', '目标价（可不填）'],
  back: { label: '先看现有船期', to: 'shippingFcl' },
  empty: '无历史询价',
  error: '提交失败，内容已保存',
};
