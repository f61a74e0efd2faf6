/** Purpose and answers of the service, for its page and the help. */
export const RAIL_SERVICE = {
  purpose: '中欧、中俄、中亚班列的四周班期与整箱总价：走哪条线、换几次轨、冬天会不会冻，写在价格旁。',
  points: [
    { title: '哪一班、几天到', text: '四周班列日历：每天的总价、余箱、全程天数与换装口岸。' },
    { title: '用谁的箱', text: '班列箱与自备箱一键切换，总价随之重算，免费用箱天数一并写明。' },
    { title: '危险品收不收', text: '班列、起运站、到达站逐一核对类别；批复可自带，也可由平台代办。' },
    { title: '冬天会不会冻', text: '按货物凝固点、走廊最低气温和在途日期判断，加热箱、内衬、不加热各是多少钱。' },
  ],
};
