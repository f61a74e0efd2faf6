import type { ChargeLine } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';

const MEASURES: Readonly<Record<string, string>> = {
  BL: '票',
  CTN: '箱',
  LIFT: '箱次',
  RT: '计费吨',
  PCS: '件',
  SET: '套',
  KG: 'kg',
  T: '吨',
  TD: '吨·天',
  PLTD: '托·天',
  TK: '罐',
  TKD: '罐·天',
  CASE: '项',
  DAY: '天',
  VEH: '车',
  STOP: '处',
  KM: 'km',
  CPN: '张',
};

const unitWord = (unit: string): string => MEASURES[unit] ?? unit;

/** For example `¥44.00 × 1,333.5 kg`, so that the reader can check the calculation. */
export const basisWords = ({ unit, unitPrice, quantity }: ChargeLine): string =>
  `${formatMoney(unitPrice)} × ${quantity.toLocaleString('en-US', { maximumFractionDigits: 3 })} ${unitWord(unit)}`;
