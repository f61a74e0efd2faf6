import type { BoxType } from '../../../domain/offer/search';
import { chargeLine, sumInCurrency, convertTotals } from '../../../domain/offer/charge-lines';
import type { ChargeLine, Charges } from '../../../domain/offer/charges';
import { DOLLAR, minorUnits, type Money, roundedUp, YUAN } from '../../../domain/values/money';
import type { Cargo } from './cargo';
import { dangerFactor } from './cargo';
import { notIncluded, SEA_NAMES } from './messages';
import { portCharges, SEA_OCEAN } from './tariff';
import type { SheetFigures } from '../../../domain/offer/tariff-change';
import { exchangeNow } from '../tariffs/exchange';
import { sheetFigures, type Tariffs } from '../tariffs/sheet';

export type Boxes = readonly { type: BoxType; count: number }[];

const dollars = (units: number): Money => ({ amount: minorUnits(units), currency: DOLLAR });
const yuan = (units: number): Money => ({ amount: minorUnits(units), currency: YUAN });

type Totals = ReturnType<typeof convertTotals>;

type SeaLine = (rate: number) => ChargeLine;

/** Precomputed per search: ships differ in the factor only. */
function seaLine(item: string, name: string, quantity: number, units: number, share: number): SeaLine {
  return (rate) => {
    const unitPrice = dollars(units * rate * share);
    const total = { amount: roundedUp(unitPrice.amount * quantity), currency: DOLLAR };
    return { unit: 'CTN', quantity, part: 'SEA', item, name, unitPrice, total };
  };
}

function freight(perBox: SheetFigures[string], factor: number, boxes: Boxes): SeaLine[] {
  return boxes.flatMap(({ type, count }) => {
    const units = perBox[type] ?? 0;
    const ocean = seaLine('OF', `${SEA_NAMES.ocean} ${type}`, count, units, 1);
    return factor === 1 ? [ocean] : [ocean, seaLine('DGS', `${SEA_NAMES.surcharge} ${type}`, count, units, factor - 1)];
  });
}

type PortCharges = NonNullable<ReturnType<typeof portCharges>>;

function localCharges(charged: PortCharges, isDanger: boolean, boxes: Boxes): ChargeLine[] {
  const all = boxes.reduce((sum, { count }) => sum + count, 0);
  return charged
    .filter(({ isForDangerOnly }) => isDanger || !isForDangerOnly)
    .flatMap((charge) => {
      const { item, name, unit, yuan: price } = charge;
      const line = (called: string, unitPrice: Money, quantity: number): ChargeLine =>
        chargeLine({ item, name: called, unit, unitPrice, quantity, part: 'LOCAL' });
      if (typeof price === 'number') return [line(name, yuan(price), unit === 'BL' ? 1 : all)];
      return boxes.map(({ type, count }) => line(`${name} ${type}`, yuan(price[type]), count));
    });
}

export type PricerInput = { cargo: Cargo; boxes: Boxes; tariffs: Tariffs };

type Pricer = {
  local: readonly ChargeLine[];
  notIncluded: Charges['notIncluded'];
  at: (rate: number) => { sea: ChargeLine[] } & Totals;
};

/**
 * The only price computation: ocean freight at a factor to the tariff, class surcharge, and all charges at the loading
 * port. Null while one of its tables has no price.
 */
export function createPricer(line: string, { cargo, boxes, tariffs }: PricerInput): Pricer | null {
  const factor = dangerFactor(cargo, tariffs);
  const ocean = sheetFigures(SEA_OCEAN, tariffs)[line];
  const [charged, exchange] = [portCharges(tariffs), exchangeNow(tariffs)];
  if (factor === null || !ocean || !charged || !exchange) return null;
  const isDanger = cargo.kind !== 'GENERAL';
  const local = localCharges(charged, isDanger, boxes);
  const lines = freight(ocean, factor, boxes);
  const [inDollars, inYuan] = [sumInCurrency(DOLLAR, local), sumInCurrency(YUAN, local)];
  return {
    local,
    notIncluded: notIncluded(line, isDanger),
    at(rate) {
      const sea = lines.map((lineAt) => lineAt(rate));
      return { sea, ...convertTotals(inDollars + sumInCurrency(DOLLAR, sea), inYuan, exchange) };
    },
  };
}

export function seaCharges(line: string, rate: number, priced: PricerInput): Charges | null {
  const pricer = createPricer(line, priced);
  if (!pricer) return null;
  const { sea, ...totals } = pricer.at(rate);
  return { lines: [...sea, ...pricer.local], ...totals, notIncluded: pricer.notIncluded };
}
