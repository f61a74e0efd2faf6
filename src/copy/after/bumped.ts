import type { BumpedStand } from '../../../domain/order/changes/bumped';

export const orderBumpedCopy = {
  title: '拉货改配',
  at: (moment: string) => `${moment} 平台通知`,
  from: '原定',
  to: '改配到',
  reason: '原因',
  price: '舱位已留，总价不变；资料与交货时间按改配后的，见下方时间表。',
  stands: {
    ASKED: (until: string) => `请在 ${until} 前接受，或免费取消；逾期未答复，货物按改配的走，之后取消按取消费规则。`,
    AGREED: (until: string) => `这是下单时选定的备选，已直接改配；${until} 前可免费取消。`,
    ACCEPTED: () => '您已接受，货物按改配的走。',
    LAPSED: () => '未在期限内答复，货物按改配的走；此后取消按取消费规则。',
    DECLINED: () => '已按您的决定取消，不收费用。',
  } satisfies Record<BumpedStand, (until: string) => string>,
  settled: '免费取消的期限已过，货物按改配的走。',
  short: (to: string, until: string) => `拉货，改配 ${to}；${until} 前可免费取消`,
  accept: '接受改配',
  decline: '不接受，免费取消订单',
};
