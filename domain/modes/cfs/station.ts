import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import type { End } from '../../offer/sailing';

/** A place where boxes are stuffed, and what it may take in. */
export type Station = End & {
  port: End;
  address: string;
  classes: HazardClass[];
  fires: Fire[];
  /** People with a licence to pack dangerous goods. */
  packers: number;
};
