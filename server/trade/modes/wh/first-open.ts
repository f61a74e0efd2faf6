import type { WhDetail } from '../../../../domain/modes/wh/detail';
import { tonsToGrams } from '../../../../domain/modes/wh/reading';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { firstFit, gateOpening, MOST_AHEAD_DAYS, type Stay } from '../../../../domain/modes/wh/stay';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { CITIES } from '../../../world/ports/cities';
import type { World } from '../mode';
import type { KeptRoom } from './rooms';

export const findCity = (code: string) => CITIES.find(([one]) => one === code);

function cityEnd(code: string): End {
  const [, nameCn = '', nameEn = ''] = findCity(code) ?? [];
  return { code, nameCn, nameEn };
}

export const storeEnd = ({ store: { code, nameCn } }: KeptRoom): End => ({ code, nameCn, nameEn: code });

export const stayOfferFields = (kept: KeptRoom, { from, to }: Stay) => ({
  mode: 'WH' as const,
  supplier: storeEnd(kept),
  org: cityEnd(kept.store.city),
  dst: storeEnd(kept),
  leavesAt: toIso(gateOpening(from)),
  arrivesAt: toIso(gateOpening(to)),
});

type Asking = { free: WhDetail['free']; search: WhSearch; from: Day };

/** First day with room for the whole stay and no closure in it. */
export function firstOpen(
  kept: KeptRoom,
  { free, search, from }: Asking,
  { now, isShut }: Pick<World, 'now' | 'isShut'>,
): Day | null {
  const last = daysAfter(dayAt(now), MOST_AHEAD_DAYS);
  let first = firstFit(free, tonsToGrams(search.tons), from, search.days);
  while (first !== null && first <= last) {
    const stay = { from: first, to: daysAfter(first, search.days) };
    if (!isShut({ ...stayOfferFields(kept, stay), detail: { warehouse: storeEnd(kept), stay } })) return first;
    first = firstFit(free, tonsToGrams(search.tons), daysAfter(first, 1), search.days);
  }
  return null;
}
