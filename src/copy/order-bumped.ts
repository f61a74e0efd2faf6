import type { BumpedStand } from '../../domain/order/bumped';
import type { BumpFailureCode } from '../../machines/order/order-bumped';

/** Goods that were left behind, and what takes them instead. */
export const orderBumpedCopy = {
  title: '拉货改配',
  at: (moment: string) => `${moment} 平台通知`,
  from: '原班次',
  to: '新班次',
  reason: '原因',
  price: '舱位已留，总价不变；资料与交货时间按新班次，见下方时间表。',
  stands: {
    ASKED: (until: string) => `请在 ${until} 前接受，或免费取消；逾期未答复，货物随新班次走，之后取消按取消费规则。`,
    AGREED: (until: string) => `这是下单时选定的备选，已直接改配；${until} 前可免费取消。`,
    ACCEPTED: () => '您已接受，货物随新班次走。',
    LAPSED: () => '未在期限内答复，货物随新班次走；此后取消按取消费规则。',
    DECLINED: () => '已按您的决定取消，不收费用。',
  } satisfies Record<BumpedStand, (until: string) => string>,
  settled: '免费取消的期限已过，货物随新班次走。',
  short: (to: string, until: string) => `拉货，改配 ${to}；${until} 前可免费取消`,
  accept: '接受，随新班次走',
  decline: '不接受，免费取消订单',
  failure: {
    late: '这张订单已有新的决定，或期限已过，请看最新状态。',
    network: '网络不通，决定没有送出。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！决定没有送出，请稍后重试。',
    unexpected: '出了点问题，决定没有送出。请重试，或致电客服。',
  } satisfies Record<BumpFailureCode, string>,
};
