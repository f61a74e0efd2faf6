import type { ServiceCopy } from './page-copy';

export const builtInOrderCopy: ServiceCopy = {
  purpose: '货交装箱站装箱再集港：按截港时间倒着排，选站、约车、分箱、大危标与装箱证明一次办好。',
  action: { label: '查整箱船期', to: 'shippingFcl' },
  points: [
    { title: '哪个站能装这类货', text: '按危险类别资质与火灾危险性作业区逐站核对，不能装的说明原因。' },
    { title: '赶得上截港吗', text: '最晚进站、装箱班次、第一车进站，从截港时间倒着排出来。' },
    { title: '哪天几点还有位置', text: '每小时余几车、每半天余多少 TEU，写明数量，提交时才占。' },
    { title: '一箱多少钱', text: '装箱、卸车、证明书、装箱检查员与大危标逐项列出，固定价。' },
  ],
  prepare: ['订舱号、船名航次与截港时间', '货物清单与 SDS', '送货车辆与司机信息'],
  related: ['shippingFcl', 'shippingLcl', 'dgdesk'],
  empty: '无可约时段',
  error: '时段已满，请换时间',
};
