import type { BumpedOrder, BumpedStand } from '../../../../domain/order/changes/bumped';
import { saidTime } from '../../../base/china-time';

export const bumpText = ({ from, to, reason }: BumpedOrder): string => `${from.name} 拉货，改配 ${to.name}。${reason}`;

const RESTS: Readonly<Record<BumpedStand, (bumped: BumpedOrder) => string>> = {
  ASKED: ({ answerBy }) =>
    `舱位已留，价格不变。请在北京时间 ${saidTime(answerBy)} 前接受，或免费取消；逾期未答复，货物随该班走`,
  AGREED: ({ answerBy }) => `这是下单时约定的备选，价格不变；北京时间 ${saidTime(answerBy)} 前可免费取消`,
  ACCEPTED: () => '您已接受',
  LAPSED: () => '未在期限内答复，货物随该班走；此后取消按取消费规则收取',
  DECLINED: () => '订单已按您的决定取消，不收费用',
};

export const bumpedText = (orderNo: string, bumped: BumpedOrder): string =>
  `【化途】订单 ${orderNo}：${bumpText(bumped)}。${RESTS[bumped.stands](bumped)}。`;
