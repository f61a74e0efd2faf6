import type { Overrun, Sold } from '../../domain/order/holdings';

const AMOUNTS: Record<Sold, (amount: number) => string> = {
  BOX: (amount) => `${amount} 箱`,
  TEU: (amount) => `${amount} TEU`,
  TANK: (amount) => `${amount} 罐`,
  G: (amount) => `${amount / 1_000_000} 吨`,
  L: (amount) => `${amount / 1_000} 立方米`,
  TRUCK: (amount) => `${amount} 车`,
  TEAM: (amount) => `${amount} 班`,
  COUPON: (amount) => `${amount} 份`,
};

const wayOn = (isVerified: boolean) =>
  isVerified ? '需要更多请发起询价，由平台客服放宽。' : '完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。';

/** What is too much, by how much, and what can be done about it. */
export function overrunText(overrun: Overrun, isVerified: boolean): string {
  if (overrun.of === 'orders') {
    return `未开航的订单已有 ${overrun.most} 票，达到上限。${wayOn(isVerified)}`;
  }
  const say = AMOUNTS[overrun.of];
  const held = overrun.held > 0 ? `已占用 ${say(overrun.held)}，` : '';
  return `同一航线最多占用 ${say(overrun.most)}，${held}本单 ${say(overrun.asked)}，超出上限。${wayOn(isVerified)}`;
}
