import type { ServiceCopy } from './page-copy';

export const railWayIndexCopy: ServiceCopy = {
  purpose: '中欧、中亚班列的发站、到站、班期与整箱运价，换装口岸写在价格旁。',
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  points: [
    { title: '哪一班、几天到', text: '按发站与到站列出近 30 天班列、全程天数与换装口岸。' },
    { title: '用谁的箱', text: '承运人箱与自备箱分开报价，还箱地点一并写明。' },
    { title: '危险品收不收', text: '多数类别须铁路专门审批，可接与需审的先分开。' },
    { title: '冬天会不会冻', text: '凝固点高的液体提示加热箱，并给出加热时段。' },
  ],
  prepare: ['发站与到站', '中、英、俄文品名与 HS 编码', '收货人税号（俄罗斯、哈萨克斯坦）'],
  related: ['shippingFcl', 'airLift', 'dgdesk'],
  empty: '近 30 天无班列',
  error: '班列加载失败',
};
