import type { BoxType } from './search';

export type PerBox = Readonly<Partial<Record<BoxType, number>>>;

/** `CTN` is charged for every box, `BL` once. Yuan, for any box or by its type. */
export type YuanRate = { item: string; name: string; unit: 'CTN' | 'BL'; yuan: number | PerBox };

/** What is ordered on top of the freight, as a quote locks it. */
export type ServiceRates = {
  services: Readonly<Record<string, YuanRate>>;
  /** What the freight of dangerous goods holds already stands here once more, for nothing. */
  inDangerFreight: Readonly<Record<string, YuanRate>>;
  /** Per mille of the insured value, and the least a policy costs. */
  insurance: { item: string; name: string; perMille: { Y: number; N: number }; leastYuan: number };
};
