import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { askedIn, type AskedSailings } from '../../../domain/offer/sailing-address';
import { addressIn, type AddressQuery } from '../../../domain/offer/address-query';
import { numberIn } from '../../../domain/values/typed-number';
import {
  DENSITY,
  HEATED,
  HOT_C,
  isHotAsked,
  LAST_CARGOES,
  LEASE_DAYS,
  LOAD_C,
  MOST_TONS,
  TRIAL_C,
  type TankSearch,
} from './tank-search';

/** Numbers, as they were typed above the tanks. */
export type TankNumbers = { tons: string; loadC: string; hotC: string; d15: string; d50: string; leaseDays: string };

/** What an address asks for; what nobody has said is null, or as usual. */
export type TankAsked = Pick<AskedSailings, 'org' | 'dst' | 'isDanger' | 'unNo' | 'goods' | 'etd'> &
  TankNumbers &
  Pick<TankSearch, 'kind' | 'group' | 'heating' | 'last' | 'isCleaned' | 'isFood'>;

const LONGEST_NUMBER = 12;
const typed = (text: string | undefined): string => text?.slice(0, LONGEST_NUMBER).trim() ?? '';

/** Whoever names a number means something dangerous, whatever else is said; a name alone is looked up as what needs none. */
function dangerIn({ d }: AddressQuery, { isDanger, unNo, goods }: AskedSailings): 'Y' | 'N' {
  if (unNo !== null) return 'Y';
  return d === undefined && goods !== null ? 'N' : isDanger;
}

export function tankAskedIn(search: string): TankAsked {
  const query = addressIn(search);
  const said = askedIn(search);
  const { org, dst, unNo, goods, etd } = said;
  const isDanger = dangerIn(query, said);
  const kind = query['kind'] === 'lease' ? 'LEASE' : 'TRIP';
  return {
    kind,
    leaseDays: kind === 'LEASE' ? typed(query['days']) : '',
    org,
    dst,
    isDanger,
    unNo,
    goods,
    etd,
    tons: typed(query['q']),
    loadC: typed(query['tf']),
    hotC: typed(query['hot']),
    d15: typed(query['d15']),
    d50: typed(query['d50']),
    group: PACKING_GROUPS.find((one) => one === query['pg']) ?? null,
    heating: HEATED.find((one) => one.charAt(0) === query['heat']) ?? 'N',
    last: LAST_CARGOES.find((one) => one === query['last']) ?? 'CLEANED',
    isCleaned: query['clean'] !== 'N',
    isFood: isDanger === 'N' && query['food'] === 'Y',
  };
}

const BOUNDS: Readonly<Record<keyof TankNumbers, { places: number; least: number; most: number }>> = {
  tons: { places: 3, least: 0.001, most: MOST_TONS },
  loadC: { places: 1, ...LOAD_C },
  hotC: { places: 1, ...HOT_C },
  d15: { places: 4, ...DENSITY },
  d50: { places: 4, ...DENSITY },
  leaseDays: { places: 0, ...LEASE_DAYS },
};
const NUMBERS = Object.keys(BOUNDS) as (keyof TankNumbers)[];

/** Undefined where something is typed that cannot be. */
function read(name: keyof TankNumbers, text: string): number | null | undefined {
  if (text === '') return null;
  const { places, least, most } = BOUNDS[name];
  const number = numberIn(text, places);
  return number === null || number < least || number > most ? undefined : number;
}

export type TankMissing = 'goods' | 'dst' | keyof TankNumbers;

const isSwapped = ({ d15, d50 }: TankNumbers): boolean => {
  const [first, last] = [read('d15', d15) ?? null, read('d50', d50) ?? null];
  return first !== null && last !== null && last >= first;
};

/** Has the bar to ask how hot it gets? */
export const asksHot = ({ heating, loadC }: Pick<TankAsked, 'heating' | 'loadC'>): boolean =>
  isHotAsked(heating, read('loadC', loadC) ?? null);

/** What gets hot needs the room of its hottest moment, which is no cooler than it was filled in. */
function isHeatAmiss(asked: TankAsked): boolean {
  const hot = read('hotC', asked.hotC) ?? null;
  return hot === null ? asksHot(asked) : hot < (read('loadC', asked.loadC) ?? TRIAL_C);
}

const isAmiss = (name: keyof TankNumbers, asked: TankAsked): boolean =>
  (name === 'd50' && isSwapped(asked)) || (name === 'hotC' && isHeatAmiss(asked));

/** What has to be said, or said otherwise, before anybody can tell which tank it is. */
export const missingIn = (asked: TankAsked): TankMissing[] => [
  ...((asked.isDanger === 'Y' ? asked.unNo : asked.goods) === null ? (['goods'] as const) : []),
  ...(asked.kind === 'TRIP' && asked.org !== null && asked.org === asked.dst ? (['dst'] as const) : []),
  ...NUMBERS.filter((name) => read(name, asked[name]) === undefined || isAmiss(name, asked)),
];

/** The question as the gateway takes it; null while something is missing. */
export function searchOf(asked: TankAsked): TankSearch | null {
  if (missingIn(asked).length > 0) return null;
  const { kind, org, dst, isDanger, unNo, goods, etd, group, heating, last, isCleaned, isFood } = asked;
  const number = (name: keyof TankNumbers): number | null => read(name, asked[name]) ?? null;
  const isLease = kind === 'LEASE';
  const isLane = !isLease && org !== null && dst !== null;
  return {
    kind,
    leaseDays: number('leaseDays'),
    orgPortCode: isLane || isLease ? org : null,
    dstPortCode: isLane ? dst : null,
    isDanger,
    unNo,
    goods,
    group,
    tons: number('tons'),
    loadC: number('loadC'),
    hotC: number('hotC'),
    d15: number('d15'),
    d50: number('d50'),
    heating,
    // Whoever hires a tank is asked neither what was in it nor who washes it, whatever an address still says.
    last: isLease ? 'CLEANED' : last,
    isCleaned: isLease || isCleaned,
    isFood,
    etd,
  };
}

const shown = (number: number | null): string => (number === null ? '' : String(number));

/** A question of the gateway as an address asks it. */
export function askedFor(search: TankSearch): TankAsked {
  const { orgPortCode: org, dstPortCode: dst, tons, loadC, hotC, d15, d50, leaseDays, ...rest } = search;
  return {
    ...rest,
    org,
    dst,
    tons: shown(tons),
    loadC: shown(loadC),
    hotC: shown(hotC),
    d15: shown(d15),
    d50: shown(d50),
    leaseDays: shown(leaseDays),
  };
}

/** The words that say how the tank is filled and fetched; the bar above asks for the rest. */
const FILL_WORDS = ['kind', 'days', 'q', 'tf', 'hot', 'heat', 'last', 'clean'] as const;
/** What was said of the goods themselves. */
const GOODS_WORDS = ['d15', 'd50', 'food'] as const;

const goodsIn = (search: string): string => {
  const { isDanger, unNo, goods, group } = tankAskedIn(search);
  return isDanger === 'Y' ? `${unNo} ${group}` : `${goods}`;
};

/** Which of them hold where the bar asks anew: how dense goods are, and that they are food, is said of them and of no others. */
export const wordsKept = (before: string, after: string): readonly string[] =>
  goodsIn(before) === goodsIn(after) ? [...FILL_WORDS, ...GOODS_WORDS] : FILL_WORDS;

const plain = (word: string): string | null => (word === '' ? null : word);

/** The same question at a page of the house. */
export function tankAddress(path: string, asked: TankAsked): string {
  const { org, dst, isDanger, unNo, goods, etd, group, heating, last, isCleaned, isFood } = asked;
  const words = {
    org,
    dst,
    d: isDanger,
    un: unNo,
    goods,
    etd,
    pg: group,
    kind: asked.kind === 'LEASE' ? 'lease' : null,
    days: plain(asked.leaseDays),
    q: plain(asked.tons),
    tf: plain(asked.loadC),
    hot: plain(asked.hotC),
    d15: plain(asked.d15),
    d50: plain(asked.d50),
    heat: heating === 'N' ? null : heating.charAt(0),
    last: last === 'CLEANED' ? null : last,
    clean: isCleaned ? null : 'N',
    food: isFood ? 'Y' : null,
  };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}
