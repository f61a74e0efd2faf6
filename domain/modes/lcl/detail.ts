import type { HazardClass } from '../../goods/dangerous-goods';
import type { VerdictLevel } from '../../goods/verdict';
import type { End } from '../../offer/sailing';
import type { Day } from '../../values/days';
import type { Fire } from '../../goods/fire';
import type { RevenueTons } from './tons';

/** Public view of a box: other goods appear by class only, never by name, owner or amount. */
export type PublicBox = {
  classes: HazardClass[];
  /** Compatibility and room for the new goods; null when there are none. */
  level: VerdictLevel | null;
  leftM3: number;
  /** Optional: older quotes lack it. */
  leftKg?: number | undefined;
  mostM3: number;
};

export type LclDetail = {
  shed: End & { address: string; classes: HazardClass[]; fires: Fire[] };
  transitDays: number;
  via: End | null;
  boxes: PublicBox[];
  box: number | null;
  /** Next departure that takes the goods; null when none does within ten weeks. */
  nextFit: { day: Day; offerId: string } | null;
  /** Weeks with a compatible open box, out of the weeks checked. */
  fitShare: [weeks: number, of: number];
  breakEven: number | null;
  tons: RevenueTons;
};
