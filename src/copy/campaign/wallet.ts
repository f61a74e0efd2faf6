import type { CouponState, OwnCoupon } from '../../../domain/offer/coupon';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { ShelfFailureCode } from '../../../machines/support/shelf';
import { momentWords } from '../words/moment-words';

/** Includes the year, since an ended coupon may be years old. */
function moment(at: string): string {
  const { day, time } = momentWords(at);
  return `${day} ${time}`;
}

export const couponWalletCopy = {
  title: '我的卡券',
  lead: '提交订单时自动抵扣最合适的一张；订单取消后券退回，有效期不变。',
  loading: '正在取卡券…',
  refresh: '刷新',
  retry: '重试',
  none: '还没有卡券',
  noneText: '在活动页领到的券会列在这里。',
  toCampaigns: '看看活动',
  groups: { HELD: '可用', USED: '已使用', OVER: '已过期' } satisfies Record<CouponState, string>,
  noneUsable: '现在没有可用的券。',
  ends: ({ validUntil }: Pick<OwnCoupon, 'validUntil'>) => `${moment(validUntil)} 前有效`,
  ended: ({ validUntil }: Pick<OwnCoupon, 'validUntil'>) => `${moment(validUntil)} 已到期`,
  usedOn: '用于订单',
  order: orderNoInGroups,
  use: (mode: string) => `去订${mode}`,
  failure: {
    network: '网络不通，请检查网络后重试',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<ShelfFailureCode, string>,
};
