import { nothingTold } from '../../../domain/offer/notice';
import * as v from 'valibot';

import { fclQuote } from '../../../contract/modes/fcl/quote';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { createSea } from '../../../server/sea/sea';
import { fclMode } from '../../../server/modes/fcl/mode';
import { BOOKED_AT } from '../fcl-order';

const boxes = [{ type: '20GP' as const, count: 1 }];
const SEARCHES: readonly SailingSearch[] = [
  { orgPortCode: 'CNSHA', dstPortCode: 'KRPUS', isDanger: 'Y', unNo: '1294', boxes },
  { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'Y', unNo: '1230', boxes: [{ type: '40HQ', count: 2 }] },
  { orgPortCode: 'CNNGB', dstPortCode: 'AEJEA', isDanger: 'Y', boxes },
  { orgPortCode: 'CNSHA', dstPortCode: 'USLAX', isDanger: 'N', boxes },
];

const world = { now: BOOKED_AT, taken: () => 0, inside: () => [], told: nothingTold, priceOf: () => null };
const mode = fclMode(createSea({}));

/** The first sailings of a search, each as the gateway would lock it. */
function lockedOf(search: SailingSearch, place: number): FclQuote[] {
  const { offers } = mode.search(search, world);
  return offers.slice(0, 3).flatMap(({ offerId }, at): FclQuote[] => {
    const found = mode.offer(search, offerId, world);
    if (!found?.rates) return [];
    const quote = { quoteId: `Q${place}${at}`, mode: 'FCL' as const, state: 'LOCKED' as const, search };
    return [{ ...quote, lockedUntil: '2026-11-21T02:00:00.000Z', ...found, rates: found.rates }];
  });
}

/** What the gateway has kept, as its tables hold it. */
export const KEPT_QUOTES: readonly FclQuote[] = SEARCHES.flatMap(lockedOf).map(
  (quote) => JSON.parse(JSON.stringify(quote)) as FclQuote,
);

/** The same as the page has received it. */
export const shownQuote = (kept: FclQuote): FclQuote => v.parse(fclQuote, JSON.parse(JSON.stringify(kept)));
