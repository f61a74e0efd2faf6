import type { Exchange } from './charge-lines';
import type { BoxType } from './search';

export type PerBox = Readonly<Partial<Record<BoxType, number>>>;

/** `CTN` per box, `BL` once. Yuan, for any box or by type. */
export type YuanRate = { item: string; name: string; unit: 'CTN' | 'BL'; yuan: number | PerBox };

export type ServiceRates = Exchange & {
  services: Readonly<Record<string, YuanRate>>;
  /** Services included in dangerous goods freight, listed at zero. */
  inDangerFreight: Readonly<Record<string, YuanRate>>;
  /** Per mille of the insured value, with a minimum premium. */
  insurance: { item: string; name: string; perMille: { Y: number; N: number }; leastYuan: number };
};
