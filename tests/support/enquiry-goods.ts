import { blankGoods } from '../../domain/goods/row';

export const glycol = {
  ...blankGoods('1'),
  nameCn: '乙二醇',
  nameEn: 'Ethylene glycol',
  hsCode: '29053100',
  packKind: 'BULK',
  pieces: '1',
  grossKg: '20000',
  volume: '18',
};

export const toluene = {
  ...blankGoods('1'),
  unNo: '1294',
  nameCn: '甲苯',
  nameEn: 'Toluene',
  hsCode: '29023000',
  shippingName: 'TOLUENE',
  hazardClass: '3' as const,
  packingGroup: 'II' as const,
  flashPoint: '4',
  packKind: '1A1',
  pieces: '100',
  grossKg: '20000',
  volume: '23',
};
