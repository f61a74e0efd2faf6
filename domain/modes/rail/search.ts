import { DRY_BOXES } from '../../mode-ids';
import type { Day } from '../../values/days';
import type { BorderCode } from './corridor';
import type { Heating } from './winter';

/** What stands on a wagon of these trains. */
export const RAIL_BOXES = DRY_BOXES;
export type RailBox = (typeof RAIL_BOXES)[number];
export const isRailBox = (type: string): type is RailBox => RAIL_BOXES.some((one) => one === type);

/** So many of a type; each type stands once. */
export type CountedRail = { type: RailBox; count: number };

export const BOX_OWNERS = ['COC', 'SOC'] as const;
export type BoxOwner = (typeof BOX_OWNERS)[number];

export type PerRailBox = Readonly<Record<RailBox, number>>;

/** A question of the gateway. */
export type RailSearch = {
  orgPortCode: string;
  dstPortCode: string;
  /** Only trains that leave the country there; null for any. */
  border: BorderCode | null;
  isDanger: 'Y' | 'N';
  /** Null for what is not dangerous. */
  unNo: string | null;
  /** By its name what is not dangerous is known, and one entry of a number from another; null where nobody has said it. */
  goods: string | null;
  boxes: CountedRail[];
  /** Nobody has said how many of which: an example, that no order takes over. */
  isTrial: boolean;
  owner: BoxOwner;
  /** Null where nobody has chosen. */
  heating: Heating | null;
  /** The railways have agreed to these dangerous goods already. */
  hasPermit: boolean;
  /** The first day that will do; null for any. */
  from: Day | null;
};

/** The calendar is so many days long. */
export const CALENDAR_DAYS = 28;
