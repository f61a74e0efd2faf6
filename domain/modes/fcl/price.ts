import type { HazardClass } from '../../goods/dangerous-goods';
import { chargeLine, sumIn } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import type { CountedBoxes } from '../../offer/containers';
import { stillLeftOut } from '../../offer/left-out';
import { boxesIn } from '../../order/blocks/load';
import { serviceLines, withServices, yuanLines } from '../../order/service-lines';
import type { PerBox } from '../../offer/service-rates';
import type { BoxType } from '../../offer/search';
import { DOLLAR, type Money, YUAN } from '../../values/money';
import type { FclForm } from './form';
import type { FclRates } from './rates';

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

const localLines = ({ isDanger }: Priced, { local }: FclRates, boxes: CountedBoxes): ChargeLine[] =>
  local
    .filter(({ isForDangerOnly }) => isDanger === 'Y' || !isForDangerOnly)
    .flatMap((rate) => yuanLines(rate, 'LOCAL', boxes));

/** What one service costs for the boxes of the form; null where nobody offers it. */
export function servicePrice(form: Priced, rates: FclRates, code: string): Money | null {
  const lines = serviceLines({ ...form, services: [code] }, rates, boxesIn(form.boxes));
  return lines && { amount: sumIn(YUAN, lines), currency: YUAN };
}

/** What one more box of a type adds; null where it has no price. */
export function oneMoreBox(form: Priced, rates: FclRates, type: BoxType): Money | null {
  const [boxes, now] = [boxesIn(form.boxes), fclPrice(form, rates)];
  const counted = boxes.map((box) => ({ ...box, count: String(box.type === type ? box.count + 1 : box.count) }));
  const next = fclPrice({ ...form, boxes: counted }, rates);
  return now && next && { ...next.totalUsd, amount: next.totalUsd.amount - now.totalUsd.amount };
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
  const lines = [...sea, ...localLines(form, rates, boxes)];
  return withServices({ lines, notIncluded: stillLeftOut(rates.notIncluded[form.isDanger], form.services) }, services);
}
