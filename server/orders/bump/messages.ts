import type { Bumped, BumpedStand } from '../../../domain/order/bumped';

const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const momentText = (at: string | null): string => (at === null ? '' : time.format(new Date(at)));

/** What is said in the history of an order, and to the desk. */
export const bumpText = ({ from, to, reason }: Bumped): string => `${from.name} 拉货，改配 ${to.name}。${reason}`;

const RESTS: Readonly<Record<BumpedStand, (bumped: Bumped) => string>> = {
  ASKED: ({ answerBy }) =>
    `舱位已留，价格不变。请在北京时间 ${momentText(answerBy)} 前接受，或免费取消；逾期未答复，货物随该班走`,
  AGREED: ({ answerBy }) => `这是下单时约定的备选，价格不变；北京时间 ${momentText(answerBy)} 前可免费取消`,
  ACCEPTED: () => '您已接受',
  LAPSED: () => '未在期限内答复，货物随该班走；此后取消按取消费规则收取',
  DECLINED: () => '订单已按您的决定取消，不收费用',
};

/** What the owner is sent once the goods are left behind, and when that question is closed by the clock. */
export const bumpedText = (orderNo: string, bumped: Bumped): string =>
  `【化途】订单 ${orderNo}：${bumpText(bumped)}。${RESTS[bumped.stands](bumped)}。`;
