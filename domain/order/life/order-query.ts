import type { ModeId } from '../../mode-ids';
import { isDay } from '../../values/days';
import { parseQuery } from '../../values/query';
import type { OrderState } from './lifecycle';

export const ORDER_STAGES = {
  TODO: ['AWAIT_VERIFY', 'PENDING_UPDATE'],
  REVIEW: ['SUBMITTED', 'UNDER_REVIEW', 'DG_REVIEW'],
  UNDERWAY: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED'],
  ENDED: ['COMPLETED', 'REJECTED', 'CANCELLED', 'AUTO_CANCELLED'],
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderStage = keyof typeof ORDER_STAGES;
export const ORDER_STAGE_IDS = Object.keys(ORDER_STAGES) as readonly OrderStage[];

/** Filters of the order list; an empty text means no filter. */
export type OrderQuery = {
  /** Parts of a number, place, carrier, UN number or goods name; an order must match all of them. */
  words: string;
  mode: ModeId | '';
  stage: OrderStage | '';
  /** Submission days, both inclusive. */
  from: string;
  to: string;
  page: number;
};

export const EVERY_ORDER: OrderQuery = { words: '', mode: '', stage: '', from: '', to: '', page: 1 };

export const MOST_QUERY_SIGNS = 80;
const MOST_WORDS = 8;

/** `上海→新加坡 1230` has three words. Spaces, commas and arrows part them, so a number may be typed in groups. */
export const queryWords = (words: string): string[] =>
  words
    .normalize('NFKC')
    .split(/[\s,，、;；→>]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

export const isNarrowed = ({ words, mode, stage, from, to }: OrderQuery): boolean =>
  queryWords(words).length > 0 || mode !== '' || stage !== '' || from !== '' || to !== '';

/** True if the range is reversed, so that no order can match. */
export const daysCross = ({ from, to }: Pick<OrderQuery, 'from' | 'to'>): boolean =>
  isDay(from) && isDay(to) && from > to;

const MOST_PAGE = 100_000;

export function readOrderQuery(search: string, modes: readonly ModeId[]): OrderQuery {
  const { q = '', mode, stage, from = '', to = '', page = '' } = parseQuery(search);
  const turned = /^\d{1,6}$/.test(page) ? Number(page) : 1;
  return {
    words: q.slice(0, MOST_QUERY_SIGNS),
    mode: modes.find((one) => one === mode) ?? '',
    stage: ORDER_STAGE_IDS.find((one) => one === stage) ?? '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    page: turned >= 1 && turned <= MOST_PAGE ? turned : 1,
  };
}

/** Address of a query; empty for all orders from page one. */
export function orderQuerySearch({ words, mode, stage, from, to, page }: OrderQuery): string {
  const asked = { q: words, mode, stage, from, to, page: page === 1 ? '' : String(page) };
  const told = Object.entries(asked).filter(([, text]) => text !== '');
  return told.length === 0 ? '' : `?${told.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')}`;
}
