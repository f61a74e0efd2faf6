import { YUAN, type Money } from '../values/money';

/**
 * `SEA`, `AIR`, `TRAIN` and `ROAD` freight, `LOCAL` charges at the port of loading, `GROUND` those at an airport, `PORT` those at both ends, `YARD` those where a train
 * begins, `DOOR` trucks to and from a door, `STATION` stuffing, `STORE` rent and handling, `EQUIP` a tank or a bag, `GOODS` what is bought,
 * `SERVICE` what was ordered on top, `SURCHARGE` per cent of all that, `TAX` on all of it, `COUPON` what a coupon takes off that.
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

export type ChargeLine = {
  /** Of the constants `chargeItem` and `chargeUnit`. */
  item: string;
  name: string;
  unit: string;
  unitPrice: Money;
  quantity: number;
  total: Money;
  part: ChargePart;
};

/** No two lines of a price have the same: a share of it may stand there in each currency. */
export const lineKey = ({ item, name, total }: Pick<ChargeLine, 'item' | 'name' | 'total'>): string =>
  `${item} ${name} ${total.currency}`;

export type Charges = {
  lines: ChargeLine[];
  /** All of it, in both currencies of the house. */
  totalUsd: Money;
  totalYuan: Money;
  /** Said out loud what the total does not hold. */
  notIncluded: string[];
};

/** A total as an invoice shows it: without the tax, the tax, and both. */
export function taxedIn({ lines, totalYuan }: Pick<Charges, 'lines' | 'totalYuan'>) {
  const tax = lines.reduce((all, { part, total }) => (part === 'TAX' ? all + total.amount : all), 0);
  return { net: totalYuan.amount - tax, tax, total: totalYuan.amount };
}

/** Each of these prices holds its tax. */
const TAXED: readonly ChargePart[] = ['ROAD', 'GOODS'];

/**
 * What stands beside a total: without its tax where it is taxed, nothing where each price holds its tax, or else the
 * same in the other currency.
 */
export function besideSum(charges: Sums): { kind: 'net' | 'other'; sum: Money } | { kind: 'taxed' } {
  if (charges.lines.some(({ part }) => TAXED.includes(part))) return { kind: 'taxed' };
  const { net, tax } = taxedIn(charges);
  return tax === 0
    ? { kind: 'other', sum: sumsOf(charges)[1] }
    : { kind: 'net', sum: { ...charges.totalYuan, amount: net } };
}

type Sums = Pick<Charges, 'lines' | 'totalUsd' | 'totalYuan'>;

const isAllYuan = ({ lines }: Sums): boolean => lines.length > 0 && lines.every(({ total }) => total.currency === YUAN);

/** The total in the currency it is told in, then in the other: what is charged in yuan alone is told in yuan. */
export const sumsOf = (charges: Sums): readonly [told: Money, other: Money] =>
  isAllYuan(charges) ? [charges.totalYuan, charges.totalUsd] : [charges.totalUsd, charges.totalYuan];

/** True if some lines are charged in dollars and others in yuan, so that the total changes one into the other. */
export const isInTwoCurrencies = ({ lines }: { lines: readonly ChargeLine[] }): boolean =>
  new Set(lines.map(({ total }) => total.currency)).size > 1;

export const toldSum = (charges: Sums): Money => sumsOf(charges)[0];
