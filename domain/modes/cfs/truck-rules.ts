import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { pieceFaults, plateFaults } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { TOLD_BEFORE_HOURS } from '../../order/trucks/truck-times';
import type { TruckRow } from './fields';
import type { CfsForm } from './form';
import { trucksBetween } from './reading';
import { HOUR_MS } from '../../values/spans';

function requiredFields({ isDanger, selfLater }: CfsForm): (keyof TruckRow)[] {
  if (selfLater) return [];
  const all = ['plateNo', 'driverName', 'driverPhone', 'driverIdTail', 'pieces'] as const;
  return isDanger === 'Y' ? [...all, 'escortName'] : [...all];
}

export const requiredOfTrucks = (form: CfsForm): FieldPath[] =>
  form.inbound.flatMap((_, at) => requiredFields(form).map((name) => `inbound.${at}.${name}`));

const blankFaults = (form: CfsForm): OrderFault[] =>
  form.inbound.flatMap((row, at) =>
    requiredFields(form)
      .filter((name) => row[name].trim() === '')
      .map((name) => fault(`inbound.${at}.${name}`, 'required')),
  );

export const truckFaults = (form: CfsForm): OrderFault[] => [
  ...blankFaults(form),
  ...plateFaults(form.inbound, 'cfsPlateTwice'),
  ...pieceFaults({ ...form, isLater: form.selfLater }, 'cfsPiecesDiffer'),
];

/** Driver details may be postponed only while enough time is left. */
export function laterFaults(form: CfsForm, { now }: Pick<OrderFacts, 'now'>): OrderFault[] {
  const first = trucksBetween(form)?.first ?? null;
  const isLate = form.selfLater && first !== null && first - now <= TOLD_BEFORE_HOURS * HOUR_MS;
  return isLate ? [fault('selfLater', 'cfsTooLateForLater', { hours: TOLD_BEFORE_HOURS })] : [];
}
