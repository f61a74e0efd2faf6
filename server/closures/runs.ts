import { MODE_IDS } from '../../domain/modes';
import { metBy, type Scoped } from '../../domain/offer/closure';
import type { Day } from '../../domain/values/days';
import { RUNS } from '../modes/tables/runs';
import { passedBy } from './passed';

/** For so many days it is counted what a closure hits. */
export const COUNTED_DAYS = 30;

/** How many departures of a timetable, and places of a store or a station, meet a closure or a surcharge; of which goods does not matter. */
export const offersHit = (closure: Scoped, today: Day, now: number): number =>
  MODE_IDS.reduce((all, mode) => {
    const ways = RUNS[mode]?.(today, COUNTED_DAYS) ?? [];
    return all + ways.filter((way) => metBy([closure], mode, passedBy({ mode, ...way }, now)).length > 0).length;
  }, 0);
