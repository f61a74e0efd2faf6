import { amountWords } from '../../../domain/offer/measure';
import type { HoldingOverrun, SoldMeasure } from '../../../domain/order/life/holdings';

/** Scope and unit of each bound, since not every one is a lane. */
const HELD: Record<SoldMeasure, readonly [of: string, say: (amount: number) => string]> = {
  BOX: ['同一航线', (amount) => amountWords({ measure: 'BOX', amount })],
  TEU: ['同一线路或装箱港', (amount) => `${amount} TEU`],
  TANK: ['同一起运港的罐箱', (amount) => amountWords({ measure: 'TANK', amount })],
  G: ['同一航线', (amount) => `${amount / 1_000_000} 吨`],
  L: ['同一航线', (amount) => `${amount / 1_000} 立方米`],
  LOT: ['商城货物', (amount) => `${amount / 1_000_000} 吨`],
  TRUCK: ['进场预约', (amount) => amountWords({ measure: 'TRUCK', amount })],
  TEAM: ['同一城市待安装的液袋', (amount) => `${amount} 袋`],
  COUPON: ['同一优惠', (amount) => `${amount} 份`],
};

const overrunAdvice = (isVerified: boolean) =>
  isVerified ? '需要更多请发起询价，由平台客服放宽。' : '完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。';

/** Unverified accounts of one address count as one. */
export const ofAddress = (said: string): string => `与您在同一网络注册、未认证的账号合计：${said}`;

export function dayText({ most, isOfAddress }: { most: number; isOfAddress: boolean }, isVerified: boolean): string {
  const said = `24 小时内已提交 ${most} 票订单，达到上限，请稍后再下单。${overrunAdvice(isVerified)}`;
  return isOfAddress ? ofAddress(said) : said;
}

export function overrunText(overrun: HoldingOverrun, isVerified: boolean): string {
  if (overrun.of === 'orders') {
    return `未开航的订单已有 ${overrun.most} 票，达到上限，有订单开航或取消后可再下单。${overrunAdvice(isVerified)}`;
  }
  const [of, say] = HELD[overrun.of];
  const held = overrun.held > 0 ? `已占用 ${say(overrun.held)}，` : '';
  return `${of}最多占用 ${say(overrun.most)}，${held}本单 ${say(overrun.asked)}，超出上限。${overrunAdvice(isVerified)}`;
}
