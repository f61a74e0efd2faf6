import { setImmediate } from 'node:timers/promises';

import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import { metBy, type Scoped } from '../../../domain/offer/closure';
import { type Day, daysAfter } from '../../../domain/values/days';
import { RUNS } from '../modes/tables/runs';
import type { OnWay } from '../modes/kept';
import { passedBy } from './passed';

/** For so many days it is counted what a closure hits. */
export const COUNTED_DAYS = 30;

const AT_ONCE = 1_000;

/** How many departures, and places of a store or a station, meet a closure or a surcharge; of which goods does not matter. */
export async function offersHit(closure: Scoped, today: Day, now: number): Promise<number> {
  const counted = { from: today, until: daysAfter(today, COUNTED_DAYS) };
  const meets = (mode: ModeId, way: Omit<OnWay, 'mode'>): boolean => {
    const passed = passedBy({ mode, ...way }, now);
    // What has no departure is there on all the days.
    const there = way.leavesAt === null ? passed.map(({ key }) => ({ key, ...counted })) : passed;
    return metBy([closure], mode, there).length > 0;
  };
  let hit = 0;
  for (const mode of closure.mode === null ? MODE_IDS : [closure.mode]) {
    const ways = RUNS[mode]?.(today, COUNTED_DAYS) ?? [];
    for (let at = 0; at < ways.length; at += AT_ONCE) {
      // Tens of thousands are gone through: others are served meanwhile.
      await setImmediate();
      hit += ways.slice(at, at + AT_ONCE).filter((way) => meets(mode, way)).length;
    }
  }
  return hit;
}
