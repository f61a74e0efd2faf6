import type { ToldHazards } from '../../order/goods/hazards';
import type { CfsBox } from './search';

type PerBox = Record<CfsBox, number>;
type PerNature<TRate> = Record<'Y' | 'N', TRate>;

/** The tariff of a station, in minor units of yuan: what a quote locks, and all a price is made of. */
export type CfsRates = {
  load: PerNature<PerBox>;
  /** Of stuffing, on top of it. */
  evening: number;
  weekend: number;
  unload: PerNature<number>;
  leastTons: number;
  /** For a box of dangerous goods. */
  certificate: number;
  packer: number;
  placard: number;
  /** For a piece that is heavier than so much. */
  fork: number;
  forkOverKg: number;
  storage: PerNature<{ freeDays: number; tonDay: number }>;
  lash: PerBox;
  drayage: PerNature<PerBox>;
  wrap: number;
  pallet: number;
  photo: number;
  weigh: number;
  /** Clearing an order; none in a quote that was locked before it was offered. */
  customs?: number | undefined;
  /** Of what was searched for, until a row says its own; none in a quote that was locked before it was kept. */
  hazards?: ToldHazards | undefined;
};
