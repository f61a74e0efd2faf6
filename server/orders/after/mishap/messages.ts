import { callService } from '../../../../domain/people/contact';
import type { Mishap } from '../../../../domain/order/changes/mishap';
import type { Day } from '../../../../domain/values/days';
import { formatMoney, type Money } from '../../../../domain/values/money';
import { saidTime } from '../../../base/china-time';

export const MISHAP_MESSAGES = {
  unit: '请选择发生异常的车辆',
  unknown: '当前不能登记这种异常，请刷新后重选',
  words: '请写明经过（2–100 字）',
  day: '发生日期应为今天或之前 30 天内的日期',
  dayBefore: (day: Day, step: string) => `发生日期早于上一步：${day} ${step}，请核对`,
  count: (label: string) => `请填写“${label}”，应大于 0、不超过 100,000，最多一位小数`,
  asked: (name: string) => `“${name}”还在等下单人选择，不能登记`,
  filed: '提出投诉',
  noComplaint: '这张订单现在不能投诉：货物尚未送达，或已过期限',
  looking: '已有一件投诉在处理，结案后才能再提',
  about: '请选择投诉的事由',
  lot: '批次与订单不符，请重新选择',
  photos: '有照片已不在、已用于其他投诉，或不是为投诉上传的，请移除后重新上传',
  withPhotos: (count: number) => `；附照片 ${count} 张`,
  kg: (most: number) => `请填写投诉的千克数，应大于 0、不超过 ${most.toLocaleString('en-US')}，最多一位小数`,
  looked: '投诉还在处理，请先结案',
  gone: `这辆大车刚被订走，请选择另一种办法，或${callService()}`,
} as const;

const feeText = ({ amount, currency }: Money): string => {
  if (amount === 0) return '不收费';
  const sum = formatMoney({ amount: Math.abs(amount), currency });
  return amount > 0 ? `加收 ${sum}` : `退款 ${sum}`;
};

const priceNote = ({ amount }: Money): string => (amount === 0 ? '' : amount > 0 ? '，已计入总价' : '，已从总价扣除');

export function mishapText({ name, day, words, fee, ways, stands }: Mishap): string {
  const what = `${name}（${day}）：${words}`;
  if (ways === null) return `${what}；${feeText(fee)}`;
  if (stands === 'ASKED') {
    const each = [ways.accept, ways.decline].map((way) => `${way.name}，${feeText(way.fee)}`);
    return `${what}；可选：${each.join('；或 ')}`;
  }
  return `${name}：${chosenText({ stands, ways })}，${feeText(fee)}`;
}

const chosenText = ({ stands, ways }: Pick<Mishap, 'stands' | 'ways'>): string =>
  (stands === 'ACCEPTED' ? ways?.accept.name : ways?.decline.name) ?? '';

export function toldText(orderNo: string, mishap: Mishap): string {
  const said = `【化途】订单 ${orderNo} 异常：${mishapText(mishap)}`;
  if (mishap.ways === null) return `${said}${priceNote(mishap.fee)}。`;
  const { decline } = mishap.ways;
  return `${said}。请在北京时间 ${saidTime(mishap.answerBy)} 前在订单页选择；逾期按“${decline.name}”办理。`;
}

export const endedText = (orderNo: string, mishap: Mishap, fee: Money | null): string =>
  `【化途】订单 ${orderNo} 异常：${mishap.name}（${mishap.day}）：${mishap.words}。订单已取消，取消费 ${formatMoney(fee ?? mishap.fee)}。`;

export const lapsedText = (orderNo: string, mishap: Mishap): string =>
  `【化途】订单 ${orderNo} ${mishapText(mishap)}${priceNote(mishap.fee)}。未在期限内选择，按此办理。`;
