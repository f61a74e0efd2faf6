import type { WhDetail } from '../../../../domain/modes/wh/detail';
import { gramsOf } from '../../../../domain/modes/wh/reading';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { firstFit, gateAt, MOST_AHEAD_DAYS, type Stay } from '../../../../domain/modes/wh/stay';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { isoOf } from '../../../../domain/values/moments';
import { CITIES } from '../../../world/ports/cities';
import type { World } from '../mode';
import type { KeptRoom } from './rooms';

export const cityOf = (code: string) => CITIES.find(([one]) => one === code);

function endOf(code: string): End {
  const [, nameCn = '', nameEn = ''] = cityOf(code) ?? [];
  return { code, nameCn, nameEn };
}

export const storeOf = ({ store: { code, nameCn } }: KeptRoom): End => ({ code, nameCn, nameEn: code });

export const stayingAt = (kept: KeptRoom, { from, to }: Stay) => ({
  mode: 'WH' as const,
  supplier: storeOf(kept),
  org: endOf(kept.store.city),
  dst: storeOf(kept),
  leavesAt: isoOf(gateAt(from)),
  arrivesAt: isoOf(gateAt(to)),
});

type Asking = { free: WhDetail['free']; search: WhSearch; from: Day };

/** First day with room for the whole stay and no closure in it. */
export function firstOpen(
  kept: KeptRoom,
  { free, search, from }: Asking,
  { now, isShut }: Pick<World, 'now' | 'isShut'>,
): Day | null {
  const last = daysAfter(dayAt(now), MOST_AHEAD_DAYS);
  let first = firstFit(free, gramsOf(search.tons), from, search.days);
  while (first !== null && first <= last) {
    const stay = { from: first, to: daysAfter(first, search.days) };
    if (!isShut({ ...stayingAt(kept, stay), detail: { warehouse: storeOf(kept), stay } })) return first;
    first = firstFit(free, gramsOf(search.tons), daysAfter(first, 1), search.days);
  }
  return null;
}
