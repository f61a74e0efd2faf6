import type { FlexiRates } from '../../../../domain/modes/flexi/rates';
import type { Charges } from '../../../../domain/offer/charges';
import { minorUnits } from '../../../../domain/values/money';
import type { Supplier } from './suppliers';

/** Demo tariff in yuan and US dollars. */
const BAG_YUAN: readonly (readonly [litres: number, yuan: number])[] = [
  [16_000, 980],
  [18_000, 1020],
  [20_000, 1060],
  [22_000, 1120],
  [24_000, 1180],
];

const STEADY = {
  bag: BAG_YUAN.map(([litres, yuan]) => ({ litres, amount: minorUnits(yuan) })),
  custom: minorUnits(300),
  multi: 1.25,
  food: minorUnits(150),
  foodBox: minorUnits(200),
  fitting: minorUnits(600),
  bulkhead: minorUnits(300),
  pad: minorUnits(1400),
  far: { perKm: minorUnits(6), freeKm: 60 },
  unload: { PUMP: minorUnits(280), GRAVITY: minorUnits(160) },
  disposal: minorUnits(150),
} satisfies Partial<FlexiRates>;

type BoxRates = Pick<FlexiRates, 'carriage' | 'notIncluded'>;

const NOT_INCLUDED = ['残液处理超出 50 kg 的部分', '袋体破损检验', '周日安装加班费'];

export const boxRatesFromCharges = ({ lines, notIncluded }: Pick<Charges, 'lines' | 'notIncluded'>): BoxRates => ({
  carriage: lines.map(({ item, name, unit, unitPrice, part }) => ({ item, name, unit, unitPrice, part })),
  notIncluded: [...notIncluded, ...NOT_INCLUDED],
});

export const supplierRates = ({ share }: Pick<Supplier, 'share'>, { carriage, notIncluded }: BoxRates): FlexiRates => ({
  share,
  carriage,
  notIncluded,
  ...STEADY,
});
