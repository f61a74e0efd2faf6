import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import type { End } from '../../offer/sailing';

export type Station = End & {
  port: End;
  address: string;
  classes: HazardClass[];
  fires: Fire[];
  /** Staff licensed to pack dangerous goods. */
  packers: number;
};
