import type { HazardClass } from '../../goods/dangerous-goods';
import type { PlaceNotice } from '../../offer/notice';
import type { End } from '../../offer/sailing';
import type { BorderCode, RailLine } from './corridor';
import type { RailFinding } from './finding';
import type { CountedRail, PerRailBox } from './search';

export type RailTakes = Readonly<Record<'train' | 'org' | 'dst', readonly HazardClass[]>>;

export type RailDetail = {
  line: RailLine;
  border: BorderCode;
  transitDays: readonly [least: number, most: number];
  takes: RailTakes;
  notice: PlaceNotice | null;
  /** Free days of a carrier box after arrival, then minor units of dollars per day. */
  freeDays: number;
  perDay: PerRailBox;
  /** Heating surcharge for all searched boxes, in minor units of dollars. */
  warmth: { HEAT: number; LINER: number };
  findings: Pick<RailFinding, 'level' | 'code' | 'given'>[];
  /** Alternatives to an odd 20 ft box with the total in minor units of dollars; null without a price. */
  paired: { boxes: CountedRail[]; total: number | null }[];
  /** Other routes that accept the goods, with the total in minor units of dollars. `way`: null in older quotes. */
  instead: {
    org: End;
    dst: End;
    way: { border: BorderCode; transitDays: readonly [least: number, most: number]; total: number | null } | null;
  }[];
};
