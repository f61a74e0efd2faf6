import { setImmediate } from 'node:timers/promises';

import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import { findMatchingClosures, type ClosureScope } from '../../../domain/offer/closure';
import { type Day, daysAfter } from '../../../domain/values/days';
import { MARKETS } from '../modes/markets';
import type { OnWay } from '../modes/kept';
import type { Tariffs } from '../tariffs/sheet';
import { listPassages } from './passed';

export const COUNTED_DAYS = 30;

const AT_ONCE = 1_000;

type CountingInput = { today: Day; now: number; tariffs: Tariffs };

export async function offersHit(closure: ClosureScope, { today, now, tariffs }: CountingInput): Promise<number> {
  const counted = { from: today, until: daysAfter(today, COUNTED_DAYS) };
  const meets = (mode: ModeId, way: Omit<OnWay, 'mode'>): boolean => {
    const passed = listPassages({ mode, ...way }, now);
    // Without a departure, it is there on all days.
    const there = way.leavesAt === null ? passed.map(({ key }) => ({ key, ...counted })) : passed;
    return findMatchingClosures([closure], mode, there).length > 0;
  };
  let hit = 0;
  for (const mode of closure.mode === null ? MODE_IDS : [closure.mode]) {
    const ways = MARKETS[mode]?.runs?.(today, COUNTED_DAYS, tariffs) ?? [];
    for (let at = 0; at < ways.length; at += AT_ONCE) {
      // Yields between batches: there are tens of thousands.
      await setImmediate();
      hit += ways.slice(at, at + AT_ONCE).filter((way) => meets(mode, way)).length;
    }
  }
  return hit;
}
