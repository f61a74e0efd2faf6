import type { HazardClass } from '../../goods/dangerous-goods';
import { chargeLine, plus, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import type { CountedBoxes } from '../../offer/containers';
import { boxesIn } from '../../order/blocks/load';
import { DOLLAR, minorUnits, roundedUp, YUAN } from '../../values/money';
import { minorUnitsIn } from '../../values/typed-number';
import type { FclForm } from './form';
import type { FclRates, PerBox, YuanRate } from './rates';

/** What of the form the price depends on. */
export type Priced = Pick<FclForm, 'boxes' | 'isDanger' | 'goods' | 'services' | 'insuredValue'>;

const dollarLine = (item: string, name: string, quantity: number, amount: number): ChargeLine =>
  chargeLine({ item, name, unit: 'CTN', quantity, unitPrice: { amount, currency: DOLLAR }, part: 'SEA' });

const costOf = (rate: PerBox, boxes: CountedBoxes): number | null =>
  boxes.reduce<number | null>((all, { type, count }) => {
    const one = rate[type];
    return all === null || one === undefined ? null : all + one * count;
  }, 0);

const classesIn = ({ goods }: Priced, { usualClass }: FclRates): HazardClass[] =>
  goods.length === 0
    ? [usualClass]
    : [...new Set(goods.map(({ hazardClass }) => (hazardClass === '' ? usualClass : hazardClass)))];

/** All goods of an order share its boxes, so the dearest class counts for all; null where one of them has no price. */
function surchargeFor(form: Priced, rates: FclRates, boxes: CountedBoxes): PerBox | null {
  const asked = classesIn(form, rates).map((hazardClass) => rates.surcharge[hazardClass] ?? {});
  const costs = asked.map((rate) => ({ rate, cost: costOf(rate, boxes) }));
  const [first = null, ...rest] = costs;
  if (first === null || costs.some(({ cost }) => cost === null)) return null;
  return rest.reduce((dearest, one) => ((one.cost ?? 0) > (dearest.cost ?? 0) ? one : dearest), first).rate;
}

function seaLines(form: Priced, rates: FclRates, boxes: CountedBoxes): ChargeLine[] | null {
  const surcharge = form.isDanger === 'Y' ? surchargeFor(form, rates, boxes) : {};
  if (surcharge === null || costOf(rates.ocean, boxes) === null) return null;
  return boxes.flatMap(({ type, count }) => {
    const [ocean, more] = [rates.ocean[type] ?? 0, surcharge[type]];
    return [
      dollarLine('OF', `${rates.names.ocean} ${type}`, count, ocean),
      ...(more === undefined ? [] : [dollarLine('DGS', `${rates.names.surcharge} ${type}`, count, more)]),
    ];
  });
}

/** One line where all boxes cost the same, otherwise one for each type. */
function yuanLines({ item, name, unit, yuan }: YuanRate, part: ChargePart, boxes: CountedBoxes): ChargeLine[] {
  const line = (named: string, units: number, quantity: number) =>
    chargeLine({ item, name: named, unit, unitPrice: { amount: minorUnits(units), currency: YUAN }, quantity, part });
  if (typeof yuan !== 'number') return boxes.map(({ type, count }) => line(`${name} ${type}`, yuan[type] ?? 0, count));
  return [line(name, yuan, unit === 'BL' ? 1 : boxes.reduce((all, { count }) => all + count, 0))];
}

const localLines = ({ isDanger }: Priced, { local }: FclRates, boxes: CountedBoxes): ChargeLine[] =>
  local
    .filter(({ isForDangerOnly }) => isDanger === 'Y' || !isForDangerOnly)
    .flatMap((rate) => yuanLines(rate, 'LOCAL', boxes));

function insuranceLine({ isDanger, insuredValue }: Priced, { insurance }: FclRates): ChargeLine {
  const { item, name, perMille, leastYuan } = insurance;
  const insured = minorUnitsIn(insuredValue) ?? 0;
  const amount = Math.max(roundedUp((insured * perMille[isDanger]) / 1000), minorUnits(leastYuan));
  return chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part: 'SERVICE' });
}

/** What is ordered on top, each of it once; null where nobody offers it. */
function serviceLines(form: Priced, rates: FclRates, boxes: CountedBoxes): ChargeLine[] | null {
  const found = [...new Set(form.services)].map((service) => {
    if (service === 'INS') return [insuranceLine(form, rates)];
    const offered = form.isDanger === 'Y' ? { ...rates.services, ...rates.inDangerFreight } : rates.services;
    const rate = Object.hasOwn(offered, service) ? offered[service] : undefined;
    return rate ? yuanLines(rate, 'SERVICE', boxes) : null;
  });
  return found.some((lines) => lines === null) ? null : found.flatMap((lines) => lines ?? []);
}

/**
 * The price of a full container, at every keystroke and on the gateway: what the form asks for at the rates of its
 * quote. Null where the rates know no price for it, or the boxes cannot be read.
 */
export function fclPrice(form: Priced, rates: FclRates): Charges | null {
  const boxes = boxesIn(form.boxes);
  if (boxes.length === 0 || boxes.length < form.boxes.length) return null;
  const [sea, services] = [seaLines(form, rates, boxes), serviceLines(form, rates, boxes)];
  if (sea === null || services === null) return null;
  const freight = [...sea, ...localLines(form, rates, boxes)];
  const [base, more] = [totalsOf(freight), totalsOf(services)];
  return {
    lines: [...freight, ...services],
    // Both totals are changed and rounded as they are shown, then added up.
    totalUsd: plus(base.totalUsd, more.totalUsd),
    totalYuan: plus(base.totalYuan, more.totalYuan),
    notIncluded: rates.notIncluded[form.isDanger],
  };
}
