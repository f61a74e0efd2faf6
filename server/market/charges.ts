import type { BoxType } from '../../domain/booking';
import type { ChargeLine, ChargePart, Charges } from '../../domain/charges';
import { DOLLAR, minorUnits, type Money, roundedUp, YUAN } from '../../domain/money';
import type { Cargo } from './cargo';
import { dangerFactor } from './cargo';
import { notIncluded } from './messages';
import { LOCAL_CHARGES, OCEAN_USD, YUAN_FOR_DOLLAR } from './tariff';

export type Boxes = readonly { type: BoxType; count: number }[];

/** Every line is rounded up by itself, so the total is the sum of what is shown. */
export const chargeLine = (
  line: Pick<ChargeLine, 'item' | 'name' | 'unit' | 'unitPrice' | 'quantity'> & { part: ChargePart },
): ChargeLine => ({
  ...line,
  total: { amount: roundedUp(line.unitPrice.amount * line.quantity), currency: line.unitPrice.currency },
});

const dollars = (units: number): Money => ({ amount: minorUnits(units), currency: DOLLAR });
const yuan = (units: number): Money => ({ amount: minorUnits(units), currency: YUAN });

const sumIn = (currency: string, lines: readonly ChargeLine[]) =>
  lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);

/** All lines in both currencies of the house; what is in the other one is changed once, and up. */
export function totalsOf(lines: readonly ChargeLine[]): Pick<Charges, 'totalUsd' | 'totalYuan'> {
  const [inDollars, inYuan] = [sumIn(DOLLAR, lines), sumIn(YUAN, lines)];
  return {
    totalUsd: { amount: inDollars + roundedUp(inYuan / YUAN_FOR_DOLLAR), currency: DOLLAR },
    totalYuan: { amount: inYuan + roundedUp(inDollars * YUAN_FOR_DOLLAR), currency: YUAN },
  };
}

function freight(line: string, rate: number, factor: number, boxes: Boxes): ChargeLine[] {
  return boxes.flatMap(({ type, count: quantity }) => {
    const units = (OCEAN_USD[line]?.[type] ?? 0) * rate;
    const about = { unit: 'CTN', quantity, part: 'SEA' } as const;
    const ocean = chargeLine({ ...about, item: 'OF', name: `海运费 ${type}`, unitPrice: dollars(units) });
    if (factor === 1) return [ocean];
    const more = dollars(units * (factor - 1));
    return [ocean, chargeLine({ ...about, item: 'DGS', name: `危险品附加费 ${type}`, unitPrice: more })];
  });
}

function localCharges(isDanger: boolean, boxes: Boxes): ChargeLine[] {
  const all = boxes.reduce((sum, { count }) => sum + count, 0);
  return LOCAL_CHARGES.filter(({ isForDangerOnly }) => isDanger || !isForDangerOnly).flatMap((charge) => {
    const { item, name, unit, yuan: price } = charge;
    const about = { item, name, unit, part: 'LOCAL' } as const;
    if (typeof price === 'number') {
      return [chargeLine({ ...about, unitPrice: yuan(price), quantity: unit === 'BL' ? 1 : all })];
    }
    return boxes.map(({ type, count: quantity }) =>
      chargeLine({ ...about, name: `${name} ${type}`, unitPrice: yuan(price[type]), quantity }),
    );
  });
}

/** What a rate against the tariff comes to. */
export type Pricer = (rate: number) => Charges;

/**
 * The one price of the house: ocean freight at a rate against the tariff, the surcharge of the class, and every charge
 * at the port of loading. Null where the tariff knows no price.
 */
export function pricerOf(line: string, cargo: Cargo, boxes: Boxes): Pricer | null {
  const factor = dangerFactor(cargo);
  if (factor === null || !OCEAN_USD[line]) return null;
  const isDanger = cargo.kind !== 'GENERAL';
  const local = localCharges(isDanger, boxes);
  const left = notIncluded(line, isDanger);
  return (rate) => {
    const lines = [...freight(line, rate, factor, boxes), ...local];
    return { lines, ...totalsOf(lines), notIncluded: left };
  };
}

export const chargesOf = (line: string, rate: number, cargo: Cargo, boxes: Boxes): Charges | null =>
  pricerOf(line, cargo, boxes)?.(rate) ?? null;
