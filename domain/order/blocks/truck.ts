import type { OwnCode } from '../../modes';
import { plainTyped } from '../../values/typed-number';
import { text } from '../field-kinds';
import { isContactPhone } from './texts';

/** Provinces, a letter for the city, five or six letters and digits; the last may be one of the special plates. */
const PLATE =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/;

export const isPlate = (typed: string): boolean =>
  PLATE.test((plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s·]/g, ''));

/** Who brings the goods: the fields of a truck, with the codes of the mode. */
export const truckFields = (step: string, codes: { plate: OwnCode; phone: OwnCode }) => ({
  plateNo: text({ step, most: 20, judge: (plate) => (isPlate(plate) ? null : codes.plate) }),
  driverName: text({ step, most: 40 }),
  driverPhone: text({ step, most: 20, judge: (phone) => (isContactPhone(phone) ? null : codes.phone) }),
  escortName: text({ step, most: 40 }),
});

type Truck = Record<'plateNo' | 'driverName' | 'driverPhone' | 'escortName', string>;

/** Whoever names a truck names who drives it; dangerous goods travel with somebody who watches them. */
export const hasTruck = ({ plateNo, driverName, driverPhone, escortName }: Truck): boolean =>
  `${plateNo}${driverName}${driverPhone}${escortName}`.trim() !== '';
