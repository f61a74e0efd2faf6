import type { HazardClass } from '../../goods/dangerous-goods';
import type { VerdictLevel } from '../../goods/verdict';
import type { End } from '../../offer/sailing';
import type { Day } from '../../values/days';
import type { Fire } from '../../goods/fire';
import type { RevenueTons } from './tons';

/** A box of a departure as everybody may see it: others are told by class, never by name, owner or amount. */
export type PublicBox = {
  classes: HazardClass[];
  /** Whether ours get on with what is in it, and there is room; null where there is none. */
  level: VerdictLevel | null;
  leftM3: number;
  /** Left out of what was locked before it was told. */
  leftKg?: number | undefined;
  mostM3: number;
};

/** What a departure says to the goods that were asked about. */
export type LclDetail = {
  shed: End & { address: string; classes: HazardClass[]; fires: Fire[] };
  transitDays: number;
  via: End | null;
  boxes: PublicBox[];
  /** Which of the boxes ours go into; null where none takes them. */
  box: number | null;
  /** The next departure that takes them as they are; null where none does within ten weeks. */
  nextFit: { day: Day; offerId: string } | null;
  /** In how many of the next weeks a box has room for them, gets on with them and is still open, and of how many. */
  fitShare: [weeks: number, of: number];
  /** The volume from which a box of one's own is cheaper. */
  breakEven: number | null;
  tons: RevenueTons;
};
