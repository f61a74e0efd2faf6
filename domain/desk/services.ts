import type { Is } from '../shape/is';
import { roundedUp } from '../values/money';
import type { servicePrices } from './price-shape';
import { type EXTRAS, SERVICE_TYPES } from './service-types';

export type ServiceType = (typeof SERVICE_TYPES)[number];

export type Extra = (typeof EXTRAS)[number];

type DeskService = {
  type: ServiceType;
  extras: readonly { extra: Extra; most: number }[];
  /** Working hours from acceptance by the desk. */
  hours: number;
  canRush: boolean;
};

const EXTRA_MOST: Readonly<Record<Extra, number>> = {
  component: 25,
  language: 9,
  review: 1,
  box: 49,
  battery: 1,
  goods: 15,
  yearly: 1,
};

/** Prices of the desk in fen for one unit, tax included; a missing one is on request. */
export type ServicePrices = Is<typeof servicePrices>;

const service = (type: ServiceType, hours: number, canRush: boolean, ...extras: readonly Extra[]): DeskService => ({
  type,
  hours,
  canRush,
  extras: extras.map((extra) => ({ extra, most: EXTRA_MOST[extra] })),
});

export const SERVICES: Readonly<Record<ServiceType, DeskService>> = {
  '1': service('1', 16, true, 'component'),
  '2': service('2', 24, true, 'language', 'review'),
  '3': service('3', 40, false),
  '4': service('4', 4, false, 'box'),
  '5': service('5', 24, true, 'battery'),
  '6': service('6', 8, false),
  '7': service('7', 8, true, 'goods'),
  '8': service('8', 8, true),
  '9': service('9', 2, false, 'yearly'),
};

export const MOST_COUNT = 99;
export const SERVICE_RUSH = { price: 1.5, hours: 0.5 };
export const SERVICE_BULK: readonly (readonly [from: number, factor: number])[] = [
  [20, 0.8],
  [5, 0.9],
];

type AskedService = {
  type: ServiceType;
  count: number;
  extras: Readonly<Partial<Record<Extra, number>>>;
  isRush: boolean;
};
type PricedService = { amount: number | null; hours: number; isRush: boolean; factor: number };

/** Fen of the asked quantity before its factors; null while one of its prices is missing. */
function listAmount({ type, count, extras }: AskedService, prices: ServicePrices): number | null {
  const each = prices.services[type];
  const asked = SERVICES[type].extras.flatMap(({ extra }) => {
    const many = extras[extra] ?? 0;
    return many > 0 ? [{ many, fen: prices.extras[extra] }] : [];
  });
  if (each === undefined || asked.some(({ fen }) => fen === undefined)) return null;
  return asked.reduce((all, { many, fen = 0 }) => all + fen * many, each * count);
}

export function priceOfService(asked: AskedService, prices: ServicePrices): PricedService {
  const { type, count, isRush } = asked;
  const { hours, canRush } = SERVICES[type];
  const isQuick = isRush && canRush;
  const factor = SERVICE_BULK.find(([from]) => count >= from)?.[1] ?? 1;
  const list = listAmount(asked, prices);
  const amount = list === null ? null : roundedUp(list * factor * (isQuick ? SERVICE_RUSH.price : 1));
  return { amount, hours: isQuick ? hours * SERVICE_RUSH.hours : hours, isRush: isQuick, factor };
}

export const isServiceType = (text: string): text is ServiceType => SERVICE_TYPES.some((type) => type === text);

/** Service that answers on paper where a tool only hints, by address of the tool. */
const SERVICE_FOR: Readonly<Record<string, ServiceType>> = {
  'tool=un': '1',
  'tool=pg': '1',
  'tool=mix': '1',
  'tool=haz': '1',
  'tool=q': '5',
  'tool=lq': '6',
  'tool=seg': '7',
  'tool=fire': '8',
  'tool=cut': '4',
  'tool=mark': '3',
};

export const findService = (head: string): ServiceType | null => SERVICE_FOR[head] ?? null;
