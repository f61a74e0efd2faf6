import type { Coupon, OwnCoupon } from '../../../domain/offer/coupon';
import type { CouponBound } from '../../../domain/campaigns/coupon';
import type { ModeId } from '../../../domain/mode-ids';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { CouponFailureCode } from '../../../machines/content/coupon-claim';
import { bookingSearchCopy } from '../search/booking-search';
import { momentText } from '../words/moment-words';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });
const MODE_NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

export const modesText = (modes: readonly ModeId[]): string =>
  modes.flatMap((mode) => MODE_NAMES[mode] ?? []).join('、');

const leastText = (least: number, modes: readonly ModeId[]) => `${modesText(modes)}订单满 ${yuan(least)} 可用`;

const couponRuleText = ({ validDays, perPerson, perEnterprise }: Coupon) =>
  `领取后 ${validDays} 天内有效；每人限领 ${perPerson} 张，同一企业最多 ${perEnterprise} 张；提交订单时自动抵扣一张，不与其他券同用，需购买备案的商品不适用。`;

export const couponCopy = {
  title: '优惠券',
  loading: '正在取余量',
  retry: '重试',
  off: (amount: number) => `立减 ${yuan(amount)}`,
  least: leastText,
  rules: couponRuleText,
  rule: (coupon: Coupon) => `${coupon.title}：${leastText(coupon.least, coupon.modes)}；${couponRuleText(coupon)}`,
  left: (left: number, stock: number) => `余 ${left} 张，共 ${stock} 张`,
  claim: { idle: '领取', busy: '领取中' },
  early: '活动开始后可领取',
  over: '活动已结束，不能再领取',
  empty: '已领完',
  held: '已领到',
  until: ({ validUntil }: Pick<OwnCoupon, 'validUntil'>) => `${momentText(validUntil)} 前有效，提交订单时自动抵扣`,
  bounded: ({ perPerson, perEnterprise }: Coupon, bound: CouponBound) =>
    bound === 'person' ? `您已领满 ${perPerson} 张` : `贵司已领满 ${perEnterprise} 张`,
  wallet: '看我的卡券',
  lost: '优惠券加载失败。',
  failure: {
    moved: '没有领到：余量或领取条件刚刚变了。',
    captcha: '没有通过安全验证，请再试一次。',
    network: '网络不通，没有收到结果；再按一次不会重复领取。',
    unavailable: '抱歉，服务器繁忙！请重试。',
    unexpected: '出了点问题，请重试。',
  } satisfies Record<CouponFailureCode, string>,
};
