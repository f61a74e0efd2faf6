import type { OwnCode } from '../../mode-ids';
import { plainTyped, parseWholeNumber } from '../../values/typed-number';
import { textField, wholeField } from '../form/field-kinds';
import type { GoodsRow } from '../../goods/row';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { isContactPhone } from '../form/texts';

/** Plate format: province, city letter, five or six characters; the last may mark a special plate. */
export const PLATE_SHAPE =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/;

/** Plate for comparison: capitals without spaces and dots. */
export const normalisePlate = (typed: string): string =>
  (plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s·]/g, '');

export const isPlate = (typed: string): boolean => PLATE_SHAPE.test(normalisePlate(typed));

export const truckFields = (step: string, codes: { plate: OwnCode; phone: OwnCode }) => ({
  plateNo: textField({ step, most: 20, judge: (plate) => (isPlate(plate) ? null : codes.plate) }),
  driverName: textField({ step, most: 40 }),
  driverPhone: textField({
    step,
    most: 20,
    input: 'tel',
    judge: (phone) => (isContactPhone(phone) ? null : codes.phone),
  }),
  escortName: textField({ step, most: 40 }),
});

export const MOST_TRUCKS = 20;

/** A truck at a gate: the driver is checked there, and its pieces are counted. */
export const gateTruckFields = (
  step: string,
  { idTail, pieces, ...codes }: { plate: OwnCode; phone: OwnCode; idTail: OwnCode; pieces: OwnCode },
) => {
  const { plateNo, driverName, driverPhone, escortName } = truckFields(step, codes);
  return {
    plateNo,
    driverName,
    driverPhone,
    driverIdTail: textField({ step, most: 4, judge: (tail) => (/^\d{3}[\dX]$/i.test(tail.trim()) ? null : idTail) }),
    escortName,
    pieces: wholeField({ step, code: pieces, least: 1, most: 99_999 }),
  };
};

type Truck = Record<'plateNo' | 'driverName' | 'driverPhone' | 'escortName', string>;

/** True if any truck field is filled. A named truck needs its driver, and for dangerous goods an escort. */
export const hasTruck = ({ plateNo, driverName, driverPhone, escortName }: Truck): boolean =>
  `${plateNo}${driverName}${driverPhone}${escortName}`.trim() !== '';

type GateTruck = Record<'slot' | 'plateNo' | 'pieces', string>;

/** Rejects one plate twice in the same hour. */
export const plateFaults = (inbound: readonly GateTruck[], code: OwnCode): OrderFault[] =>
  inbound.flatMap(({ plateNo, slot }, at) => {
    const plate = normalisePlate(plateNo);
    const isTwice =
      plate !== '' && inbound.findIndex((other) => normalisePlate(other.plateNo) === plate && other.slot === slot) < at;
    return isTwice ? [fault(`inbound.${at}.plateNo`, code)] : [];
  });

const total = (typed: readonly string[]): number | null =>
  typed.reduce<number | null>((all, one) => {
    const count = parseWholeNumber(one);
    return all === null || count === null ? null : all + count;
  }, 0);

type TruckDelivery = { inbound: readonly GateTruck[]; goods: readonly Pick<GoodsRow, 'pieces'>[]; isLater: boolean };

/** Truck pieces must equal the ordered pieces; while trucks may follow later, fewer are allowed. */
export function pieceFaults({ inbound, goods, isLater }: TruckDelivery, code: OwnCode): OrderFault[] {
  const told = inbound.filter(({ pieces }) => !isLater || pieces.trim() !== '');
  const [brought, asked] = [total(told.map(({ pieces }) => pieces)), total(goods.map(({ pieces }) => pieces))];
  if (brought === null || asked === null || told.length === 0) return [];
  const isFine = brought === asked || (isLater && brought < asked);
  return isFine ? [] : [fault('inbound', code, { brought, asked })];
}

type NamedTruck = Truck & GateTruck & Record<'driverIdTail', string>;
type Coming = { isDanger: 'Y' | 'N'; inbound: readonly NamedTruck[] };

/** A named truck needs all its fields; with several trucks also the pieces. */
function requiredFields(truck: NamedTruck, { isDanger, inbound }: Coming): (keyof NamedTruck)[] {
  if (!hasTruck(truck)) return [];
  return [
    'plateNo',
    'driverName',
    'driverPhone',
    'driverIdTail',
    ...(isDanger === 'Y' ? (['escortName'] as const) : []),
    ...(inbound.length > 1 ? (['pieces'] as const) : []),
  ];
}

export const requiredOfTrucks = (form: Coming): FieldPath[] =>
  form.inbound.flatMap((truck, at) => requiredFields(truck, form).map((name) => `inbound.${at}.${name}`));

export const truckFaults = (
  form: Coming & Pick<TruckDelivery, 'goods'>,
  codes: { plateTwice: OwnCode; differ: OwnCode },
): OrderFault[] => [
  ...form.inbound.flatMap((truck, at) =>
    requiredFields(truck, form)
      .filter((name) => truck[name].trim() === '')
      .map((name) => fault(`inbound.${at}.${name}`, 'required')),
  ),
  ...plateFaults(form.inbound, codes.plateTwice),
  ...pieceFaults({ ...form, isLater: form.inbound.some(({ pieces }) => pieces.trim() === '') }, codes.differ),
];
