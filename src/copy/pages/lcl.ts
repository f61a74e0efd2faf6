import type { ServiceCopy } from './page-copy';

export const lclCopy: ServiceCopy = {
  purpose: '哪些类别可以拼、和谁能拼、送到哪里、怎样贴标，进仓前一次看清。',
  action: { label: '查拼箱班期', to: 'shippingLcl' },
  points: [
    { title: '收什么', text: '第 3、8、9 类常年收货；第 4.1、6.1 类按品名审核；第 1、7 类与自反应物质不收。' },
    { title: '和谁同箱', text: '逐对按 IMDG 隔离表核对，有疑问的由危品服务台人工复核。' },
    { title: '怎样包装', text: '外包装须有 UN 标记与正确运输名称，第 3、8 类每件净重另有上限。' },
    { title: '怎样进仓', text: '凭进仓编号预约，送货车辆须有危险货物道路运输资质。' },
  ],
  prepare: ['SDS 与危包证', '货物照片与包装尺寸', '送货车辆与司机信息'],
  related: ['shippingLcl', 'dgdesk', 'warehouse'],
  empty: '暂无仓库信息',
  error: '加载失败',
};
