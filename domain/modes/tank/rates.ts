import type { Heating } from '../../goods/tank/types';
import type { LastCargo } from './search';

/** The numbers of one tank on one ship: what a quote locks, and all a price is made of. Minor units. */
export type TankRates = {
  /** Dollars for a tank. The surcharge is nothing for what is not dangerous. */
  ocean: number;
  surcharge: number;
  hazardClass: string;
  /** Dollars for a day. */
  rent: number;
  reposition: number;
  cleaning: number;
  grade: string;
  last: Readonly<Record<LastCargo, number>>;
  heating: Readonly<Record<Heating, number>>;
  /** Yuan for a tank. */
  position: number;
  nitrogen: number;
  local: readonly { item: string; name: string; unit: 'TK' | 'BL'; amount: number; isForDangerOnly: boolean }[];
  isDanger: boolean;
  /** So long it is away at least: to the ship, at sea, and empty at its destination. */
  days: { least: number; before: number; transit: number; free: number };
  /** Dollars for a tank and a day too many; yuan that are given back. */
  overdue: number;
  deposit: number;
  notIncluded: string[];
};
