import type { ToldHazards } from '../../order/goods/hazards';
import type { CfsBox } from './search';

type PerBox = Record<CfsBox, number>;
type PerNature<TRate> = Record<'Y' | 'N', TRate>;

/** Tariff of a station in minor units of yuan. A quote locks it; the price depends on nothing else. */
export type CfsRates = {
  load: PerNature<PerBox>;
  evening: number;
  weekend: number;
  unload: PerNature<number>;
  leastTons: number;
  /** Per box of dangerous goods. */
  certificate: number;
  packer: number;
  placard: number;
  /** Per piece heavier than `forkOverKg`. */
  fork: number;
  forkOverKg: number;
  storage: PerNature<{ freeDays: number; tonDay: number }>;
  lash: PerBox;
  drayage: PerNature<PerBox>;
  wrap: number;
  pallet: number;
  photo: number;
  weigh: number;
  /** Customs clearance per order; missing in quotes locked before it was offered. */
  customs?: number | undefined;
  /** Hazard classes from the search, until a row has its own; missing in older quotes. */
  hazards?: ToldHazards | undefined;
};
