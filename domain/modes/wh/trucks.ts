import { fault, type OrderFault } from '../../order/blocks/fault';
import { hasTruck, pieceFaults, plateFaults } from '../../order/blocks/truck';
import type { FieldPath } from '../../order/form';
import type { TruckRow } from './fields';
import type { WhForm } from './form';

type Coming = Pick<WhForm, 'isDanger' | 'goods' | 'inbound'>;

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
