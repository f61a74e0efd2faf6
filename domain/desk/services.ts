import { minorUnits, roundedUp } from '../values/money';

export const SERVICE_TYPES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const EXTRAS = ['component', 'language', 'review', 'box', 'battery', 'goods', 'yearly'] as const;
export type Extra = (typeof EXTRAS)[number];

type ExtraPrice = { yuan: number; most: number };

type DeskService = {
  type: ServiceType;
  /** For one unit, tax included. */
  yuan: number;
  extras: readonly ({ extra: Extra } & ExtraPrice)[];
  /** Working hours from acceptance by the desk. */
  hours: number;
  canRush: boolean;
};

/** Surcharge per unit in yuan, and the largest quantity. */
export const EXTRA_PRICES: Readonly<Record<Extra, ExtraPrice>> = {
  component: { yuan: 60, most: 25 },
  language: { yuan: 300, most: 9 },
  review: { yuan: -300, most: 1 },
  box: { yuan: 80, most: 49 },
  battery: { yuan: 600, most: 1 },
  goods: { yuan: 50, most: 15 },
  yearly: { yuan: 3400, most: 1 },
};

const service = (
  type: ServiceType,
  yuan: number,
  hours: number,
  canRush: boolean,
  ...extras: readonly Extra[]
): DeskService => ({
  type,
  yuan,
  hours,
  canRush,
  extras: extras.map((extra) => ({ extra, ...EXTRA_PRICES[extra] })),
});

/** Demo prices. */
export const SERVICES: Readonly<Record<ServiceType, DeskService>> = {
  '1': service('1', 800, 16, true, 'component'),
  '2': service('2', 600, 24, true, 'language', 'review'),
  '3': service('3', 1200, 40, false),
  '4': service('4', 400, 4, false, 'box'),
  '5': service('5', 900, 24, true, 'battery'),
  '6': service('6', 0, 8, false),
  '7': service('7', 300, 8, true, 'goods'),
  '8': service('8', 200, 8, true),
  '9': service('9', 200, 2, false, 'yearly'),
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
type PricedService = { amount: number; hours: number; isRush: boolean; factor: number };

/** Price in minor units of CNY, and working hours needed. */
export function priceOfService({ type, count, extras, isRush }: AskedService): PricedService {
  const { yuan, extras: offered, hours, canRush } = SERVICES[type];
  const isQuick = isRush && canRush;
  const factor = SERVICE_BULK.find(([from]) => count >= from)?.[1] ?? 1;
  const more = offered.reduce((all, one) => all + minorUnits(one.yuan) * (extras[one.extra] ?? 0), 0);
  const amount = roundedUp((minorUnits(yuan) * count + more) * factor * (isQuick ? SERVICE_RUSH.price : 1));
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
