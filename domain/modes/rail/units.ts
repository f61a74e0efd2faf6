import { sumGoodsLoad } from '../../order/blocks/load';
import { fault, firstFault, type OrderFault, type FieldPath } from '../../rules/fault';
import { normaliseContainerNo, isContainerNo } from '../../order/boxes/container-number';
import type { RailForm } from './form';
import { eachBox, isOverloaded, readLoadedBoxes } from './wagons';

type Boxes = Pick<RailForm, 'boxes' | 'units' | 'boxOwner' | 'goods'>;

/** Tolerance of 1 % between box loads and goods weight. */
const OFF = 0.01;

const isOwn = ({ boxOwner }: Pick<Boxes, 'boxOwner'>): boolean => boxOwner === 'SOC';

function numberFault({ units }: Boxes, at: number): OrderFault | null {
  const path = `units.${at}.no`;
  const number = normaliseContainerNo(units[at]?.no ?? '');
  if (number === '') return fault(path, 'required');
  if (!isContainerNo(number)) return fault(path, 'railBoxNo');
  return units.findIndex(({ no }) => normaliseContainerNo(no) === number) < at ? fault(path, 'railBoxTwice') : null;
}

function sumFault(form: Boxes): OrderFault[] {
  const boxes = readLoadedBoxes(form.boxes, form.units);
  const { kg: gross } = sumGoodsLoad(form.goods);
  if (gross === 0 || boxes.length === 0 || boxes.some(({ kg }) => kg === null)) return [];
  const kg = Math.round(boxes.reduce((all, one) => all + (one.kg ?? 0), 0) * 100) / 100;
  return Math.abs(kg - gross) <= gross * OFF ? [] : [fault('units.0.kg', 'railKgDiffer', { kg, gross })];
}

/** Removed boxes keep their typed values but are not checked. */
export const isThere =
  ({ boxes }: Pick<Boxes, 'boxes'>) =>
  (path: FieldPath): boolean => {
    const [, at] = /^units\.(\d+)\./.exec(path) ?? [];
    return at === undefined || Number(at) < eachBox(boxes).length;
  };

/** Checks each box, then the total against the goods. Single fields have their own rules. */
export const unitFaults = (form: Boxes): OrderFault[] => [
  ...readLoadedBoxes(form.boxes, form.units).flatMap((box, at) => [
    ...(form.units[at] ? [] : [fault(`units.${at}.kg`, 'required')]),
    ...(isOverloaded(box) ? [fault(`units.${at}.kg`, 'railOver', { no: at + 1 })] : []),
    ...firstFault(isOwn(form) && numberFault(form, at)),
  ]),
  ...sumFault(form),
];

/** Only shipper-owned boxes have numbers before pickup. */
export const REQUIRED_NUMBERS = {
  stepOf: () => null,
  required: (form: Boxes): FieldPath[] => (isOwn(form) ? eachBox(form.boxes).map((_, at) => `units.${at}.no`) : []),
};
