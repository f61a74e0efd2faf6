import { DRY_BOXES } from '../../mode-ids';
import type { Day } from '../../values/days';
import type { BorderCode } from './corridor';
import type { BoxHeating } from './winter';

export const RAIL_BOXES = DRY_BOXES;
export type RailBox = (typeof RAIL_BOXES)[number];
export const isRailBox = (type: string): type is RailBox => RAIL_BOXES.some((one) => one === type);

/** Count per type; each type appears once. */
export type CountedRail = { type: RailBox; count: number };

export const BOX_OWNERS = ['COC', 'SOC'] as const;
export type BoxOwner = (typeof BOX_OWNERS)[number];

export type PerRailBox = Readonly<Record<RailBox, number>>;

export type RailSearch = {
  orgPortCode: string;
  dstPortCode: string;
  /** Only trains over this border; null for any. */
  border: BorderCode | null;
  isDanger: 'Y' | 'N';
  /** Null for general goods. */
  unNo: string | null;
  /** Identifies general goods, and the entry of a UN number; null when not given. */
  goods: string | null;
  boxes: CountedRail[];
  /** True if the boxes are the example; no order takes it over. */
  isTrial: boolean;
  owner: BoxOwner;
  heating: BoxHeating | null;
  hasPermit: boolean;
  /** First acceptable day; null for any. */
  from: Day | null;
};

export const CALENDAR_DAYS = 28;
