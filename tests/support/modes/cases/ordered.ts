import { AIR_CASE } from './air';
import { CFS_CASE } from './cfs';
import { DGD_CASE } from './dgd';
import { DOM_CASE } from './dom';
import { FCL_CASE } from './fcl';
import { FLEXI_CASE } from './flexi';
import { LCL_CASE } from './lcl';
import { MALL_CASE } from './mall';
import { RAIL_CASE } from './rail';
import { TANK_CASE } from './tank';
import { TRUCK_CASE } from './truck';
import { WH_CASE } from './wh';

/** Cases of all ordered modes; the user supplies the type. */
export const ORDERED_CASES: readonly unknown[] = [
  FCL_CASE,
  LCL_CASE,
  AIR_CASE,
  RAIL_CASE,
  CFS_CASE,
  WH_CASE,
  TANK_CASE,
  FLEXI_CASE,
  DOM_CASE,
  DGD_CASE,
  TRUCK_CASE,
  MALL_CASE,
];
