import type { HazardClass } from '../../goods/dangerous-goods';
import type { PlaceNotice } from '../../offer/notice';
import type { End } from '../../offer/sailing';
import type { BorderCode, RailLine } from './corridor';
import type { RailFinding } from './finding';
import type { CountedRail, PerRailBox } from './search';

/** Who takes which classes of dangerous goods: the train, and the stations at both ends. */
export type RailTakes = Readonly<Record<'train' | 'org' | 'dst', readonly HazardClass[]>>;

/** What a train says to the goods that were asked about. */
export type RailDetail = {
  line: RailLine;
  border: BorderCode;
  transitDays: readonly [least: number, most: number];
  takes: RailTakes;
  /** What the house has to say of its border; null where nothing is. */
  notice: PlaceNotice | null;
  /** A box of the train's costs nothing for so long beyond its end, then dollars a day in minor units. */
  freeDays: number;
  perDay: PerRailBox;
  /** Dollars on top for all boxes that were asked about, in minor units. */
  warmth: { HEAT: number; LINER: number };
  findings: Pick<RailFinding, 'level' | 'code' | 'given'>[];
  /** What an odd short box can become, with dollars for all of it in minor units; null where nobody has a price. */
  paired: { boxes: CountedRail[]; total: number | null }[];
  /**
   * Other ways that take the goods: trains to the same place from elsewhere, or from here to another, with dollars for
   * all of it in minor units. `way`: null of what was locked before anybody told it.
   */
  instead: {
    org: End;
    dst: End;
    way: { border: BorderCode; transitDays: readonly [least: number, most: number]; total: number | null } | null;
  }[];
};
