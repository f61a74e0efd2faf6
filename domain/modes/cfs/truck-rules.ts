import { fault, type OrderFault } from '../../order/blocks/fault';
import { plainTyped, wholeNumberIn } from '../../values/typed-number';
import type { OrderFacts } from '../../order/facts';
import type { FieldPath } from '../../order/form';
import type { TruckRow } from './fields';
import type { CfsForm } from './form';
import { trucksBetween } from './reading';

/** Who drives is told so long before the first truck is due. */
export const TOLD_BEFORE_HOURS = 24;
const HOUR = 3_600_000;

const plateOf = ({ plateNo }: TruckRow): string => (plainTyped(plateNo) ?? '').toUpperCase().replaceAll(/[\s·]/g, '');

/** What has to be known of every truck; dangerous goods travel with somebody who watches them. */
function neededOf({ isDanger, selfLater }: CfsForm): (keyof TruckRow)[] {
  if (selfLater) return [];
  const all = ['plateNo', 'driverName', 'driverPhone', 'driverIdTail', 'pieces'] as const;
  return isDanger === 'Y' ? [...all, 'escortName'] : [...all];
}

export const requiredOfTrucks = (form: CfsForm): FieldPath[] =>
  form.inbound.flatMap((_, at) => neededOf(form).map((name) => `inbound.${at}.${name}`));

const blankFaults = (form: CfsForm): OrderFault[] =>
  form.inbound.flatMap((row, at) =>
    neededOf(form)
      .filter((name) => row[name].trim() === '')
      .map((name) => fault(`inbound.${at}.${name}`, 'required')),
  );

/** No truck stands at two places of one hour. */
const plateFaults = ({ inbound }: CfsForm): OrderFault[] =>
  inbound.flatMap((row, at) => {
    const plate = plateOf(row);
    const isTwice =
      plate !== '' && inbound.findIndex((other) => plateOf(other) === plate && other.slot === row.slot) < at;
    return isTwice ? [fault(`inbound.${at}.plateNo`, 'cfsPlateTwice')] : [];
  });

const total = (typed: readonly string[]): number | null =>
  typed.reduce<number | null>((all, one) => {
    const count = wholeNumberIn(one);
    return all === null || count === null ? null : all + count;
  }, 0);

/** What the trucks bring is what is stuffed, neither more nor less; of trucks that are told later it may be less. */
function pieceFaults({ inbound, goods, selfLater }: CfsForm): OrderFault[] {
  const told = inbound.filter(({ pieces }) => !selfLater || pieces.trim() !== '');
  const [brought, asked] = [total(told.map(({ pieces }) => pieces)), total(goods.map(({ pieces }) => pieces))];
  if (brought === null || asked === null || told.length === 0) return [];
  const isFine = brought === asked || (selfLater && brought < asked);
  return isFine ? [] : [fault('inbound', 'cfsPiecesDiffer', { brought, asked })];
}

/** Everything about trucks but their hours. */
export const truckFaults = (form: CfsForm): OrderFault[] => [
  ...blankFaults(form),
  ...plateFaults(form),
  ...pieceFaults(form),
];

/** Who drives may be told later only while there is time for it. */
export function laterFaults(form: CfsForm, { now }: Pick<OrderFacts, 'now'>): OrderFault[] {
  const first = trucksBetween(form)?.first ?? null;
  const isLate = form.selfLater && first !== null && first - now <= TOLD_BEFORE_HOURS * HOUR;
  return isLate ? [fault('selfLater', 'cfsTooLateForLater', { hours: TOLD_BEFORE_HOURS })] : [];
}
