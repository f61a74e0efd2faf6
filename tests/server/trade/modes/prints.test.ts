import { describe, expect, it } from 'vitest';

import { misplaced } from '../../../support/places/places';
import { linesOf } from '../../../support/places/printed';
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

/** Words that are true on the printing day only. */
const RUNNING = /还剩|剩余|还有 ?\d|倒计时|今天|今日|明天|昨天|刚刚|刚才|\d+ ?(?:分钟|小时|天)后/;

describe('print of an order with unique values', () => {
  it.each(PRINTS)('has every value in its place, and no other beside it: $name', ({ html, places, fixed }) => {
    expect(misplaced(linesOf(html ?? ''), places, fixed)).toEqual([]);
  });

  it.each(PRINTS)('contains no running time: $name', ({ html }) => {
    expect(linesOf(html ?? '').filter((line) => RUNNING.test(JSON.stringify(line)))).toEqual([]);
  });

  it.each(['还剩 2 天 3 时', '剩余 23:18:04', '还有 3 天', '今天到期', '刚刚更新'])(
    'running-time check recognises %s',
    (line) => {
      expect(line).toMatch(RUNNING);
    },
  );
});
