import { missingIn, type AskedSailings, type MissingPart } from '../../../domain/offer/sailing-address';
import type { BookingSearchActor } from '../booking-search';
import type { QuotingActor } from '../quoting';
import type { SailingBoardActor } from '../sailing-board';
import type { SailingSearchActor, SailingSearchSnapshot } from './sailing-search.machine';
import type { SearchFailure } from './sailing-search.types';

/** `arriving` is what everybody sees first: nobody has read the address yet. */
export type SailingSearchView = {
  stage: 'arriving' | 'blank' | 'incomplete' | 'busy' | 'shown' | 'empty' | 'failed';
  asked: AskedSailings | null;
  missing: readonly MissingPart[];
  isPartial: boolean;
  failure: SearchFailure | null;
};

const STAGES = ['arriving', 'blank', 'incomplete', 'busy', 'shown', 'empty'] as const;

export function selectSailingSearch(snapshot: SailingSearchSnapshot): SailingSearchView {
  const { asked, failure } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'failed',
    asked,
    missing: asked && snapshot.hasTag('incomplete') ? missingIn(asked) : [],
    isPartial: snapshot.hasTag('partial'),
    failure,
  };
}

/** An address that asks something will be looked for: nobody is shown anything else before. */
export const arrived = (view: SailingSearchView, isAsked: boolean): SailingSearchView =>
  view.stage === 'arriving' && isAsked ? { ...view, stage: 'busy' } : view;

export const isSameSailingSearch = (one: SailingSearchView, other: SailingSearchView): boolean =>
  one.stage === other.stage && one.asked === other.asked && one.failure === other.failure;

/** Nothing has been looked for yet: the search itself is what to press next. */
export const selectIsFresh =
  (isAsked: boolean) =>
  (snapshot: SailingSearchSnapshot): boolean =>
    ['arriving', 'blank', 'incomplete'].includes(arrived(selectSailingSearch(snapshot), isAsked).stage);

/** The search lives as long as the page, so a view may count on it. */
export function selectSearchActor({ children }: SailingSearchSnapshot): BookingSearchActor {
  const { bookingSearch } = children;
  if (!bookingSearch) throw new Error('bookingSearch was never started');
  return bookingSearch;
}

/** Only while sailings are shown. */
export const selectBoardActor = ({ children }: SailingSearchSnapshot): SailingBoardActor | undefined =>
  children.sailingBoard;
export const selectQuotingActor = ({ children }: SailingSearchSnapshot): QuotingActor | undefined => children.quoting;

/** Everything a view may ask for. */
export const sailingSearchIntents = (actor: SailingSearchActor) => ({
  retry: () => actor.send({ type: 'search.retry' }),
});
