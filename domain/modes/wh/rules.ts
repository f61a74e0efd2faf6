import { confirmFaults } from '../../order/blocks/confirm';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import { rowFaults } from '../../order/blocks/rows';
import { truckFaults } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { OWN, WH_STEPS, type WhStep } from './fields';
import type { WhForm } from './form';
import type { WhQuote } from './quote';
import { tonsToGrams, tonsToStore } from './reading';
import { GRAMS_PER_TON, leastFree, readStay } from './stay';
import { dayFaults, gateFaults, withTruckDays, TRUCK_CODES } from './trucks';

const sharedStep = commonFieldStep<WhStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'service',
  people: 'inbound',
  close: 'confirm',
});

const isStep = (step: string | null): step is WhStep => WH_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): WhStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

/** Rejects more tons than are free on the fullest day; day and stay are in the same step to change. */
function freeFaults(form: WhForm, { quote }: Pick<OrderFacts<WhQuote>, 'quote'>): OrderFault[] {
  const stay = readStay(form);
  const grams = tonsToGrams(tonsToStore(form));
  if (!quote || !stay || grams === 0) return [];
  const least = leastFree(quote.offer.detail.free, stay);
  return grams > least ? [fault('days', 'whOverFree', { tons: least / GRAMS_PER_TON })] : [];
}

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  WH_STEPS.indexOf(fieldStep(one.path)) - WH_STEPS.indexOf(fieldStep(other.path));

const truckIndex = ({ path }: OrderFault): number => {
  const [list, row] = path.split('.');
  return list === 'inbound' ? Number(row ?? -1) : Infinity;
};

const byTruck = (one: OrderFault, other: OrderFault): number => {
  const [mine, theirs] = [truckIndex(one), truckIndex(other)];
  return mine === theirs ? 0 : mine - theirs;
};

/** The warehouse's country sets no rule on HS codes. */
const NOWHERE = '';

export function whFaults(form: WhForm, facts: OrderFacts<WhQuote>): OrderFault[] {
  const own = OWN.faults(form, facts);
  return [
    ...offerFaults(form, facts),
    ...rowFaults(form, facts, 'NONE'),
    ...[
      ...own,
      ...dayFaults(form),
      ...truckFaults(withTruckDays(form), TRUCK_CODES),
      ...gateFaults(form, facts),
    ].toSorted(byTruck),
    ...(own.some(({ path }) => path === 'days') ? [] : freeFaults(form, facts)),
    ...confirmFaults(form, NOWHERE),
  ].toSorted(compareFaultSteps);
}
