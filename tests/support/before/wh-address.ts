import { isDay } from '../../../domain/values/days';
import { addressIn } from '../../../domain/offer/address-query';
import { numberIn, wholeNumberIn } from '../../../domain/values/typed-number';
import {
  MOST_PALLETS,
  MOST_TONS,
  STORE_TEMPS,
  USUAL,
  WH_AMOUNTS,
  type StoreTemp,
  type WhAmount,
  type WhSearch,
} from './wh-search';
import { MOST_DAYS } from '../../../domain/modes/wh/stay';

/** What an address asks for; amounts are as they were typed, and what nobody has said is as usual. */
export type WhAsked = {
  org: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  goods: string | null;
  tons: string;
  pallets: string;
  inDate: string | null;
  days: string;
  temp: StoreTemp;
  untold: WhAmount[];
};

const CITY = /^\d{6}$/;
const UN_NUMBER = /^\d{4}$/;
const LONGEST_NAME = 60;
const LONGEST_NUMBER = 12;

const matching = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : null);
const typed = (text: string | undefined, usual: string): string => text?.slice(0, LONGEST_NUMBER) ?? usual;

export function whAskedIn(search: string): WhAsked {
  const query = addressIn(search);
  const { org, d, un, goods, tons = query['t'], plt, days, temp } = query;
  const inDate = query['in'];
  const isDanger = d === 'N' ? 'N' : 'Y';
  return {
    org: matching(org ?? query['city'], CITY),
    isDanger,
    unNo: isDanger === 'Y' ? matching(un, UN_NUMBER) : null,
    goods: isDanger === 'N' ? goods?.trim().slice(0, LONGEST_NAME) || null : null,
    tons: typed(tons, USUAL.tons),
    pallets: typed(plt, USUAL.pallets),
    inDate: inDate !== undefined && isDay(inDate) ? inDate : null,
    days: typed(days, USUAL.days),
    temp: STORE_TEMPS.find((one) => one === temp) ?? USUAL.temp,
    untold: WH_AMOUNTS.filter((amount) => ({ tons, pallets: plt, days })[amount] === undefined),
  };
}

export type WhMissing = 'goods' | 'tons' | 'pallets' | 'days';

const isWithin = (number: number | null, most: number): boolean => number !== null && number > 0 && number <= most;

/** What has to be said, or said otherwise, before a room can be found. */
export function missingIn({ unNo, goods, tons, pallets, days }: WhAsked): WhMissing[] {
  const said: Readonly<Record<WhMissing, boolean>> = {
    goods: unNo !== null || goods !== null,
    tons: isWithin(numberIn(tons, 3), MOST_TONS),
    pallets: isWithin(wholeNumberIn(pallets), MOST_PALLETS),
    days: isWithin(wholeNumberIn(days), MOST_DAYS),
  };
  return (['goods', 'tons', 'pallets', 'days'] as const).filter((part) => !said[part]);
}

/** The question as the gateway takes it; null while something is missing. */
export function searchOf(asked: WhAsked): WhSearch | null {
  if (missingIn(asked).length > 0) return null;
  const { org, isDanger, unNo, goods, tons, pallets, inDate, days, temp, untold } = asked;
  return {
    city: org,
    isDanger,
    unNo,
    goods,
    tons: numberIn(tons, 3) ?? 0,
    pallets: wholeNumberIn(pallets) ?? 0,
    inDate,
    days: wholeNumberIn(days) ?? 0,
    temp,
    untold,
  };
}

/** A question of the gateway, as an address asks it. */
export const askedBy = ({ city, tons, pallets, days, ...search }: WhSearch): WhAsked => ({
  ...search,
  org: city,
  tons: String(tons),
  pallets: String(pallets),
  days: String(days),
});

/** The words that say how much is stored and for how long; the bar above asks for the rest. */
export const STAY_WORDS = ['tons', 'plt', 'in', 'days', 'temp'] as const;

/** The same question at a page of the house. */
export function whAddress(path: string, asked: WhAsked): string {
  const { org, isDanger, unNo, goods, inDate, temp, untold } = asked;
  const told = (amount: WhAmount) => (untold.includes(amount) ? null : asked[amount]);
  const [tons, plt, days] = [told('tons'), told('pallets'), told('days')];
  const words = { org, d: isDanger, un: unNo, goods, tons, plt, in: inDate, days, temp };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}
