export const COUPON_MESSAGES = {
  early: '活动未开始，开始后可领取',
  over: '活动已结束，不能再领取',
  gone: '已领完',
  person: (most: number) => `每人限领 ${most} 张，您已领满`,
  enterprise: (most: number) => `贵司已领满 ${most} 张`,
  captcha: '领取较频繁，请先完成安全验证',
} as const;
