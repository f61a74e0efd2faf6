import type { OrderCopy } from './page-copy';

export const builtInOrderCopy: OrderCopy = {
  purpose: '在装箱站内装：选站、排车、核对同箱隔离，装箱证明一并办理。',
  steps: [
    { title: '装箱站与订舱', text: '按货物类别筛选有资质的装箱站，填写订舱号与船名航次。' },
    { title: '货物与箱型', text: '多种货物逐对核对能否同箱。' },
    { title: '入库预约', text: '每车的到库时间、车牌与司机，须早于截港 12 小时。' },
    { title: '确认', text: '绑扎、缠膜与大危标等服务选好后提交。' },
  ],
  prepare: ['订舱号与截港时间', '货物清单与 SDS', '送货车辆信息'],
  back: { label: '返回整箱船期', to: 'shippingFcl' },
  empty: '无可约时段',
  error: '时段已满，请换时间',
};
