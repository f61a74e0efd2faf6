import type { ModeId } from '../mode-ids';
import { type Day, daysAfter } from '../values/days';
import { DOLLAR, type Money, roundedUp, YUAN } from '../values/money';
import { chargeLine, sumInCurrency, sumTotals } from './charge-lines';
import { type ChargeLine, type Charges, toldSum } from './charges';
import { type ClosedTo, judgeCoverage } from './closure';
import type { Is } from '../shape/is';
import type { surcharge } from './surcharge-shape';

/** Percentage surcharge. `name`: shown to customers. `classes`: empty for all goods. */
export type Surcharge = Is<typeof surcharge>;

export type SurchargeRow = Surcharge & { mode: ModeId | null; key: string; scope: string; from: Day; until: Day };

/** Bounds in per cent: below is negligible, above should be a new price. */
export const LEAST_PERCENT = 0.1;
export const MOST_PERCENT = 50;

export const describeSurcharge = ({ name, percent }: Pick<Surcharge, 'name' | 'percent'>): string =>
  `${name} ${percent}%`;

const SURCHARGE_ITEM = 'PCT';

/** Surcharges for the goods; class surcharges apply only to a known class. */
export const applicableSurcharges = <TOne extends Surcharge>(surcharges: readonly TOne[], goods: ClosedTo): TOne[] =>
  surcharges.filter(({ classes }) => judgeCoverage(classes, goods) === 'sure');

const percentOf = (amount: number, percent: number): number => roundedUp((amount * percent) / 100);

const surchargeLines = (one: Surcharge, net: readonly ChargeLine[]): ChargeLine[] =>
  [DOLLAR, YUAN].flatMap((currency) => {
    const amount = percentOf(sumInCurrency(currency, net), one.percent);
    if (amount <= 0) return [];
    const unitPrice = { amount, currency };
    const name = describeSurcharge(one);
    return [chargeLine({ item: SURCHARGE_ITEM, name, unit: 'BL', unitPrice, quantity: 1, part: 'SURCHARGE' })];
  });

/** Recomputes the tax at its own rate, a whole per cent, on the larger amount. */
function taxedAnew(line: ChargeLine, net: number, more: number): ChargeLine {
  const rate = net === 0 ? 0 : Math.round((100 * line.total.amount) / net);
  return chargeLine({ ...line, unitPrice: { ...line.unitPrice, amount: percentOf(net + more, rate) } });
}

export const isSurcharged = ({ lines }: Pick<Charges, 'lines'>): boolean =>
  lines.some(({ part }) => part === 'SURCHARGE');

/** Adds surcharges, each on the price alone, and taxes the result. */
export function withSurcharges(charges: Charges, surcharges: readonly Surcharge[]): Charges {
  const net = charges.lines.filter(({ part }) => part !== 'TAX');
  const added = surcharges.flatMap((one) => surchargeLines(one, net));
  if (added.length === 0) return charges;
  const taxes = charges.lines
    .filter(({ part }) => part === 'TAX')
    .map((line) => taxedAnew(line, sumInCurrency(line.total.currency, net), sumInCurrency(line.total.currency, added)));
  const lines = [...net, ...added, ...taxes];
  return { ...charges, lines, ...sumTotals(lines, charges) };
}

export function withoutSurcharges(charges: Charges): Charges {
  const added = charges.lines.filter(({ part }) => part === 'SURCHARGE');
  if (added.length === 0) return charges;
  const rest = charges.lines.filter(({ part }) => part !== 'SURCHARGE');
  const net = charges.lines.filter(({ part }) => part !== 'TAX');
  const lines = rest.map((line) => {
    const { currency } = line.total;
    return line.part === 'TAX' ? taxedAnew(line, sumInCurrency(currency, net), -sumInCurrency(currency, added)) : line;
  });
  return { ...charges, lines, ...sumTotals(lines, charges) };
}

/** Unit price with surcharges. A unit that equalled the total still does. */
export function surchargedUnitPrice(
  unit: Money,
  before: Charges,
  now: Charges,
  surcharges: readonly Surcharge[],
): Money {
  const known = ([of, by]: readonly [Money, Money]) => of.currency === unit.currency && of.amount === unit.amount && by;
  const same = known([toldSum(before), toldSum(now)]) || known([before.totalUsd, now.totalUsd]);
  if (same) return same;
  const percent = surcharges.reduce((all, one) => all + one.percent, 0);
  return { ...unit, amount: percentOf(unit.amount, 100 + percent) };
}

/** Above this change in per cent, against seven days before, a second person must approve. */
export const FOUR_EYES_PERCENT = 10;
const COMPARED_DAYS = 7;

/** Surcharge with the days it is in force, from approval to withdrawal. */
export type InForce = Pick<SurchargeRow, 'mode' | 'key' | 'percent' | 'classes'> & { first: Day; last: Day };

const LANE = /^lane:/;

/** True if one offer could meet both; not with different modes or lanes. */
const mayMeet = (one: InForce, other: InForce): boolean =>
  (one.mode === null || other.mode === null || one.mode === other.mode) &&
  !(LANE.test(one.key) && LANE.test(other.key) && one.key !== other.key);

const sumPercent = (rows: readonly InForce[], day: Day): number =>
  rows.reduce((all, { percent, first, last }) => (first <= day && day <= last ? all + percent : all), 0);

const percentChange = (rows: readonly InForce[], day: Day): number => {
  const before = sumPercent(rows, daysAfter(day, -COMPARED_DAYS));
  return (Math.abs(sumPercent(rows, day) - before) / (100 + before)) * 100;
};

/**
 * Largest price change in per cent that a row causes against seven days before, from today on: alone, and together with
 * all surcharges an offer may also meet.
 */
export function mostMoved(row: InForce, others: readonly InForce[], today: Day): number {
  const beside = others.filter((one) => mayMeet(row, one));
  const alone = beside.filter(({ mode, key }) => mode === row.mode && key === row.key);
  const from = row.first > today ? row.first : today;
  const week = Array.from({ length: COMPARED_DAYS + 1 }, (_, at) => at);
  const days = [from, daysAfter(row.last, 1)].flatMap((first) => week.map((at) => daysAfter(first, at)));
  return days
    .filter((day) => day >= today)
    .reduce(
      (most, day) =>
        Math.max(most, ...[[row], [row, ...alone], [row, ...beside]].map((rows) => percentChange(rows, day))),
      0,
    );
}

/** True if a second approval is needed; half a hundredth allows for floating-point noise. */
export const wantsFourEyes = (moved: number): boolean => moved > FOUR_EYES_PERCENT + 0.005;
