import { CARRIER_NAMES } from '../../../../domain/modes/dom/loops';
import type { End } from '../../../../domain/offer/sailing';

export type HomeCarrier = End & { excludes: readonly string[]; fleet: string; share: number };

const NEVER = ['1.1', '1.3', '1.4', '2.3', '4.2', '5.2', '6.1', '6.2', '7'];

const carrier = (code: string, nameEn: string, fleet: string, share: number, excludes: readonly string[]) => ({
  code,
  nameCn: CARRIER_NAMES[code] ?? code,
  nameEn,
  fleet,
  share,
  excludes,
});

export const CARRIERS: readonly HomeCarrier[] = [
  carrier('BCHU', 'Beichu River-Sea', 'BEICHU', 0, NEVER),
  carrier('SLHY', 'Shuolan Coastal', 'SHUOLAN', 0.05, [...NEVER, '2.1', '4.3', '5.1']),
  carrier('YXNM', 'Yanxi Domestic', 'YANXI', -0.03, ['ALL_DG']),
];

const BY_CODE = new Map(CARRIERS.map((one) => [one.code, one]));

export const findCarrier = (code: string): HomeCarrier | undefined => BY_CODE.get(code);
