import { DRY_BOXES } from '../../mode-ids';
import type { IsOf, Is } from '../../shape/is';
import type { railEntries, countedRail } from './search-shape';

export const RAIL_BOXES = DRY_BOXES;
export type RailBox = (typeof RAIL_BOXES)[number];
export const isRailBox = (type: string): type is RailBox => RAIL_BOXES.some((one) => one === type);

/** Count per type; each type appears once. */
export type CountedRail = Is<typeof countedRail>;

export const BOX_OWNERS = ['COC', 'SOC'] as const;
export type BoxOwner = (typeof BOX_OWNERS)[number];

export type PerRailBox = Readonly<Record<RailBox, number>>;

export type RailSearch = IsOf<typeof railEntries>;

export const CALENDAR_DAYS = 28;
