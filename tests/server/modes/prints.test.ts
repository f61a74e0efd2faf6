import { describe, expect, it } from 'vitest';

import { misplaced } from '../../support/places/places';
import { linesOf } from '../../support/places/printed';
import { AIR_PRINTS } from './prints/air';
import { CFS_PRINTS } from './prints/cfs';
import { DGD_PRINTS } from './prints/dgd';
import { LCL_PRINTS } from './prints/lcl';
import { MALL_PRINTS } from './prints/mall';
import { NOTES } from './prints/note';
import { RAIL_PRINTS } from './prints/rail';
import { TANK_PRINTS } from './prints/tank';
import { TRUCK_PRINTS } from './prints/truck';
import { WH_PRINTS } from './prints/wh';

const PRINTS = [
  ...NOTES,
  ...LCL_PRINTS,
  ...CFS_PRINTS,
  ...WH_PRINTS,
  ...AIR_PRINTS,
  ...RAIL_PRINTS,
  ...TANK_PRINTS,
  ...TRUCK_PRINTS,
  ...DGD_PRINTS,
  ...MALL_PRINTS,
];

describe('a printed page of an order in which no two values are alike', () => {
  it.each(PRINTS)('has every value in its place, and no other beside it: $name', ({ html, places, fixed }) => {
    expect(misplaced(linesOf(html ?? ''), places, fixed)).toEqual([]);
  });
});
