import { fault, type OrderFault } from '../../order/blocks/fault';
import { hasTruck, pieceFaults, plateFaults } from '../../order/blocks/truck';
import type { FieldPath } from '../../order/form';
import type { TruckRow } from './fields';
import type { WhForm } from './form';
import { leftAt } from './gate';
import type { WhQuote } from './quote';

type Coming = Pick<WhForm, 'isDanger' | 'goods' | 'inbound'>;
type Due = Pick<WhForm, 'isDanger' | 'inDate' | 'inbound'>;

/** Once a truck is named, so is everything about it; of several, how much each of them brings. */
function neededOf(truck: TruckRow, { isDanger, inbound }: Coming): (keyof TruckRow)[] {
  if (!hasTruck(truck)) return [];
  const all = ['plateNo', 'driverName', 'driverPhone', 'driverIdTail'] as const;
  return [
    ...all,
    ...(isDanger === 'Y' ? (['escortName'] as const) : []),
    ...(inbound.length > 1 ? (['pieces'] as const) : []),
  ];
}

export const requiredOfTrucks = (form: Coming): FieldPath[] =>
  form.inbound.flatMap((truck, at) => neededOf(truck, form).map((name) => `inbound.${at}.${name}`));

const blankFaults = (form: Coming): OrderFault[] =>
  form.inbound.flatMap((truck, at) =>
    neededOf(truck, form)
      .filter((name) => truck[name].trim() === '')
      .map((name) => fault(`inbound.${at}.${name}`, 'required')),
  );

/** What trucks say to one another, and to the goods. */
export const truckFaults = (form: Coming): OrderFault[] => [
  ...blankFaults(form),
  ...plateFaults(form.inbound, 'whPlateTwice'),
  ...pieceFaults({ ...form, isLater: form.inbound.some(({ pieces }) => pieces.trim() === '') }, 'whPiecesDiffer'),
];

/** What is left of an hour for the trucks of a form; null where the gate was asked for goods of another kind. */
export const leftFor = ({ isDanger, inDate }: Due, { search, offer }: WhQuote, hour: string): number | null =>
  isDanger === search.isDanger ? leftAt(offer.detail.gate, inDate, hour) : null;

/** No hour takes more trucks than are left of it. */
export const gateFaults = (form: Due, quote: WhQuote | null): OrderFault[] =>
  form.inbound.flatMap(({ slot }, at) => {
    const left = quote && leftFor(form, quote, slot);
    const before = form.inbound.slice(0, at).filter((other) => other.slot === slot).length;
    return left !== null && before >= left ? [fault(`inbound.${at}.slot`, 'whHourFull', { left })] : [];
  });
