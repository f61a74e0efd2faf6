import type { OrderCopy } from './page-copy';

export const warehouseingCopy: OrderCopy = {
  purpose: '货物、服务、车辆与到库时间一次填清，仓库按预约备位。',
  steps: [
    { title: '货物', text: '品名、UN 编号、吨数与托盘数，火灾危险性类别自动给出建议。' },
    { title: '服务', text: '装卸、贴标、取样与存放温度。' },
    { title: '车辆与到库', text: '车牌、司机、押运员与到库时间。' },
    { title: '确认', text: '费用按吨·天与最低收费取大者，提交前看清。' },
  ],
  prepare: ['已选定的仓库', '道路危险货物运输证', '安全技术说明书与安全标签'],
  back: { label: '选择仓库', to: 'warehouse' },
  empty: '未选仓库，请返回选择',
  error: '提交失败，内容已保存',
};
