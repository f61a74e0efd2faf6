import { YUAN, type Money } from '../values/money';
import type { Is } from '../shape/is';
import type { charges, chargeLine } from './charges-shape';

/**
 * `SEA`, `AIR`, `TRAIN` and `ROAD` freight, `LOCAL` charges at the port of loading, `GROUND` at an airport, `PORT` at
 * both ports, `YARD` at the departure station, `DOOR` trucks to and from a door, `STATION` stuffing, `STORE` rent and
 * handling, `EQUIP` tank or bag, `GOODS` purchase, `SERVICE` extra services, `SURCHARGE` per cent of these, `TAX` on
 * all of it, `COUPON` deduction.
 */
export const CHARGE_PARTS = [
  'SEA',
  'AIR',
  'TRAIN',
  'ROAD',
  'LOCAL',
  'GROUND',
  'PORT',
  'YARD',
  'DOOR',
  'STATION',
  'STORE',
  'EQUIP',
  'GOODS',
  'SERVICE',
  'SURCHARGE',
  'TAX',
  'COUPON',
] as const;
export type ChargePart = (typeof CHARGE_PARTS)[number];

export type ChargeLine = Is<typeof chargeLine>;

/** Unique per line of a price: a percentage line may exist once per currency. */
export const lineKey = ({ item, name, total }: Pick<ChargeLine, 'item' | 'name' | 'total'>): string =>
  `${item} ${name} ${total.currency}`;

export type Charges = Is<typeof charges>;

export function splitTax({ lines, totalYuan }: Pick<Charges, 'lines' | 'totalYuan'>) {
  const tax = lines.reduce((all, { part, total }) => (part === 'TAX' ? all + total.amount : all), 0);
  return { net: totalYuan.amount - tax, tax, total: totalYuan.amount };
}

/** Prices of these parts include tax. */
const TAXED: readonly ChargePart[] = ['ROAD', 'GOODS'];

/**
 * Amount beside the total: net when taxed, a note when prices include tax, otherwise the total in the other currency.
 */
export function besideSum(charges: Sums): { kind: 'net' | 'other'; sum: Money } | { kind: 'taxed' } {
  if (charges.lines.some(({ part }) => TAXED.includes(part))) return { kind: 'taxed' };
  const { net, tax } = splitTax(charges);
  return tax === 0
    ? { kind: 'other', sum: displaySums(charges)[1] }
    : { kind: 'net', sum: { ...charges.totalYuan, amount: net } };
}

type Sums = Pick<Charges, 'lines' | 'totalUsd' | 'totalYuan'>;

const isAllYuan = ({ lines }: Sums): boolean => lines.length > 0 && lines.every(({ total }) => total.currency === YUAN);

/** Total in its display currency, then in the other one; yuan-only prices display in yuan. */
export const displaySums = (charges: Sums): readonly [told: Money, other: Money] =>
  isAllYuan(charges) ? [charges.totalYuan, charges.totalUsd] : [charges.totalUsd, charges.totalYuan];

/** True if some lines are in dollars and others in yuan, so that the total converts one. */
export const isInTwoCurrencies = ({ lines }: { lines: readonly ChargeLine[] }): boolean =>
  new Set(lines.map(({ total }) => total.currency)).size > 1;

export const toldSum = (charges: Sums): Money => displaySums(charges)[0];
