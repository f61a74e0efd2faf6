import type { ServiceCopy } from './page-copy';

export const railWayIndexCopy: ServiceCopy = {
  purpose: '中欧、中俄、中亚班列的四周班期与整箱总价：走哪条线、换几次轨、冬天会不会冻，写在价格旁。',
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  points: [
    { title: '哪一班、几天到', text: '四周班列日历：每天的总价、余箱、全程天数与换装口岸。' },
    { title: '用谁的箱', text: '班列箱与自备箱一键切换，总价随之重算，免费用箱天数一并写明。' },
    { title: '危险品收不收', text: '班列、起运站、到达站逐一核对类别；批复可自带，也可由平台代办。' },
    { title: '冬天会不会冻', text: '按货物凝固点、走廊最低气温和在途日期判断，加热箱、内衬、不加热各是多少钱。' },
  ],
  prepare: ['起运站与到达站', '中、英、俄文品名与 HS 编码', '收货人税号（俄罗斯、哈萨克斯坦）'],
  related: ['shippingFcl', 'airLift', 'dgdesk'],
  empty: '这两站之间没有班列',
  error: '班列加载失败',
};
