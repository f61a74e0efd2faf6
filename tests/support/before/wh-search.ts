import type { Day } from '../../../domain/values/days';

export const STORE_TEMPS = ['NORMAL', 'COOL', 'COLD', 'HEAT'] as const;
export type StoreTemp = (typeof STORE_TEMPS)[number];

/** What a room may have besides. */
export const ROOM_TRAITS = ['BOND', 'SPRK'] as const;
export type RoomTrait = (typeof ROOM_TRAITS)[number];

/** How much is stored, and for how long. */
export const WH_AMOUNTS = ['tons', 'pallets', 'days'] as const;
export type WhAmount = (typeof WH_AMOUNTS)[number];

/** A question of the gateway. */
export type WhSearch = {
  /** The code of a region; null where any city will do. */
  city: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  /** What is not dangerous goes by its name. */
  goods: string | null;
  tons: number;
  pallets: number;
  /** Null for a day soon. */
  inDate: Day | null;
  days: number;
  temp: StoreTemp;
  /** What nobody has said and is as usual: a trial, which no order begins with. */
  untold: WhAmount[];
};

/** Where any city will do, so many rooms are listed. */
export const MOST_ANYWHERE = 20;
export const MOST_TONS = 5000;
export const MOST_PALLETS = 9999;
/** What is asked about while nobody has said how much, and for how long. */
export const USUAL = { tons: '10', pallets: '12', days: '30', temp: 'NORMAL' } as const;
