import type { Layer } from '../../../../domain/modes/flexi/search';
import type { End } from '../../../../domain/offer/sailing';

/** Fictional bag suppliers with factors to the tariff. */
export type Supplier = End & { cities: readonly string[]; layers: Layer[]; isFood: boolean; share: number };

export const SUPPLIERS: readonly Supplier[] = [
  {
    code: 'NRFB',
    nameCn: '囊壤液袋',
    nameEn: 'Nangrang Flexitank',
    cities: ['CNSHA', 'CNNGB', 'CNZJG', 'CNTAO', 'CNTXG'],
    layers: ['SINGLE', 'MULTI'],
    isFood: true,
    share: 1,
  },
  {
    code: 'LTFX',
    nameCn: '澧藤软罐',
    nameEn: 'Liteng Flexi',
    cities: ['CNSHA', 'CNNSA', 'CNXMN', 'CNQZH', 'CNZHA'],
    layers: ['MULTI'],
    isFood: true,
    share: 1.05,
  },
  {
    code: 'WQNB',
    nameCn: '沩屏液囊',
    nameEn: 'Weiping Liquid Bag',
    cities: ['CNTXG', 'CNDLC', 'CNTAO', 'CNLYG', 'CNTAG'],
    layers: ['SINGLE'],
    isFood: false,
    share: 0.94,
  },
];

export const findSupplier = (code: string): Supplier | undefined => SUPPLIERS.find((one) => one.code === code);
