import type { TypedSearch } from '../../domain/offer/typed-search';

/** `CNSHA → USLAX · UN 1230 甲醇 · 2026-12-01 起 · 20GP × 2`. */
export function typedWords({ org, dst, unNo, goods, etd, boxes }: TypedSearch): string {
  const lane = [org, dst].filter((place) => place !== null).join(' → ');
  const what = [unNo === null ? '' : `UN ${unNo}`, goods ?? ''].filter((word) => word !== '').join(' ');
  const day = etd === null ? '' : `${etd} 起`;
  return [lane, what, day, boxes?.replace('*', ' × ') ?? ''].filter((word) => word !== '').join(' · ');
}

export const soonCopy = {
  badge: '即将开放',
  text: '这项服务还不能在线查价和下单。写明需求转询价，客服核对能否承运并答复价格。',
  typed: '您查的是',
  ask: '转询价',
  /** What the enquiry is told of a search that nothing here answers yet. */
  wish: (service: string, typed: string) => `咨询${service}${typed === '' ? '' : `：${typed}`}`,
  answers: '开放后，这里先回答',
  prepare: '询价前请备好',
  steps: '开放后的下单步骤',
};
