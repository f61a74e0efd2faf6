import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { upToThousandths } from '../../values/thousandths';
import type { WhRates } from './rates';
import type { Is } from '../../shape/is';
import type { rentTerms } from './receipt-shape';
import type { dayRentShape } from './detail-shape';

export type WhPriceInput = {
  tons: number;
  pallets: number;
  days: number;
  labels: number;
  samples: number;
  palletized: number;
};

export const RENT_BASES = ['TD', 'PLTD'] as const;

/** The dearer basis of the two, fixed for the whole stay, with its daily rate. */
export type DayRent = Is<typeof dayRentShape>;

export const tonsCharged = (tons: number, { leastTons }: Pick<WhRates, 'leastTons'>): number =>
  upToThousandths(Math.max(tons, leastTons));

export function dayRent({ tons, pallets }: Pick<WhPriceInput, 'tons' | 'pallets'>, rates: WhRates): DayRent {
  const charged = tonsCharged(tons, rates);
  const [byTon, byPallet] = [rates.tonDay * charged, rates.palletDay * pallets];
  return byTon >= byPallet
    ? { basis: 'TD', rate: rates.tonDay, quantity: charged, other: byPallet }
    : { basis: 'PLTD', rate: rates.palletDay, quantity: pallets, other: byTon };
}

type PriceLine = { unit: string; price: number; quantity: number };

const storageChargeLine = (
  part: 'STORE' | 'SERVICE',
  item: string,
  name: string,
  { unit, price, quantity }: PriceLine,
): ChargeLine => chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part });

const store = (item: string, name: string, counted: PriceLine) => storageChargeLine('STORE', item, name, counted);

const TIER_NAMES = ['1–30 天', '31–90 天', '91 天起'];

export type QuantitySpan = { days: number; quantity: number };

/** Quantity times days between two days, counted from the first one. */
function quantityDays(spans: readonly QuantitySpan[], from: number, to: number): number {
  let begins = 0;
  return spans.reduce((all, { days, quantity }) => {
    const here = Math.max(0, Math.min(begins + days, to) - Math.max(begins, from));
    begins += days;
    return all + here * quantity;
  }, 0);
}

/** One line per tier, so that quantity times price equals the line total. */
function rentLines(
  { basis, rate }: Pick<DayRent, 'basis' | 'rate'>,
  spans: readonly QuantitySpan[],
  { tiers }: Pick<WhRates, 'tiers'>,
): ChargeLine[] {
  let begins = 0;
  return tiers.flatMap(({ days, share }, at) => {
    const quantity = upToThousandths(quantityDays(spans, begins, begins + (days ?? Infinity)));
    begins += days ?? Infinity;
    const price = roundedUp(rate * share);
    const name = `仓租 ${TIER_NAMES[at] ?? ''}`;
    return quantity > 0 ? [store('WHR', name, { unit: basis, price, quantity })] : [];
  });
}

export type RentTerms = Is<typeof rentTerms>;

/** Rent over the tiers in minor units of yuan. `least`: minimum rent. */
export const computeRent = (
  { tiers, leastRent, ...rent }: Omit<RentTerms, 'quantity' | 'leastTons'>,
  spans: readonly QuantitySpan[],
): { amount: number; least: number } => ({
  amount: rentLines(rent, spans, { tiers }).reduce((all, { total }) => all + total.amount, 0),
  least: leastRent,
});

function leastLines(rent: readonly ChargeLine[], { leastRent }: WhRates): ChargeLine[] {
  const short = leastRent - rent.reduce((all, { total }) => all + total.amount, 0);
  return short > 0 ? [store('WHM', '最低仓租补足', { unit: 'BL', price: short, quantity: 1 })] : [];
}

function handlingLines(tons: number, rates: WhRates): ChargeLine[] {
  const perTon = (price: number) => ({ unit: 'T', price, quantity: tons });
  return [
    store('HIN', '入库装卸费', perTon(rates.handIn)),
    store('HOUT', '出库装卸费', perTon(rates.handOut)),
    ...(rates.safety > 0 ? [store('SAFE', '安全管理费', perTon(rates.safety))] : []),
    store('ADM', '单证系统费', { unit: 'BL', price: rates.papers, quantity: 1 }),
    ...(rates.bonded > 0 ? [store('BND', '保税监管费', { unit: 'BL', price: rates.bonded, quantity: 1 })] : []),
  ];
}

function serviceLines({ labels, samples, palletized }: WhPriceInput, rates: WhRates): ChargeLine[] {
  const pieces = (item: string, name: string, price: number, quantity: number) =>
    quantity > 0 ? [storageChargeLine('SERVICE', item, name, { unit: 'PCS', price, quantity })] : [];
  return [
    ...pieces('LBL', '贴标费', rates.label, labels),
    ...pieces('SAMP', '取样费', rates.sample, samples),
    ...pieces('PAL', '打托', rates.pallet, palletized),
  ];
}

const NOT_INCLUDED = ['进出库运输', '分拣（由仓库报价）', '超期仓租', '倒桶、分装（不提供）', '海关查验费'];

/** `spans`: stock by day when part of the goods leaves early. */
export function whCharges(priced: WhPriceInput, rates: WhRates, spans?: readonly QuantitySpan[]): Charges {
  const day = dayRent(priced, rates);
  const rent = rentLines(day, spans ?? [{ days: priced.days, quantity: day.quantity }], rates);
  const handling = handlingLines(tonsCharged(priced.tons, rates), rates);
  const lines = [...rent, ...leastLines(rent, rates), ...handling, ...serviceLines(priced, rates)];
  return { lines, ...sumTotals(lines, rates), notIncluded: NOT_INCLUDED };
}
