import type { BookingSearchActor } from '../booking-search';
import type { QuotingActor } from '../quoting';
import type { OfferBoardActor } from '../offer-board';
import type { OfferSearchActor, OfferSearchSnapshot } from './offer-search.machine';
import type { SearchFailure } from './offer-search.types';

/** `arriving`: prerendered stage, before the address is read. */
export type OfferSearchView = {
  stage: 'arriving' | 'blank' | 'incomplete' | 'busy' | 'shown' | 'empty' | 'failed';
  /** Links to the same search on any day, and to an enquiry; null without a search. */
  ways: { widened: string | null; enquiry: string } | null;
  missing: readonly string[];
  isPartial: boolean;
  failure: SearchFailure | null;
};

const STAGES = ['arriving', 'blank', 'incomplete', 'busy', 'shown', 'empty'] as const;

export function selectOfferSearch(snapshot: OfferSearchSnapshot): OfferSearchView {
  const { mode, asked, failure } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'failed',
    ways: snapshot.hasTag('empty') ? { widened: mode.widened(asked), enquiry: mode.enquiryAt(asked) } : null,
    missing: snapshot.hasTag('incomplete') ? mode.missing(asked) : [],
    isPartial: snapshot.hasTag('partial'),
    failure,
  };
}

/** Shows an address with a search as busy at once, so that no other stage flashes up. */
export const busyOnArrival = (view: OfferSearchView, isAsked: boolean): OfferSearchView =>
  view.stage === 'arriving' && isAsked ? { ...view, stage: 'busy' } : view;

export const selectIsFresh =
  (isAsked: boolean) =>
  (snapshot: OfferSearchSnapshot): boolean =>
    ['arriving', 'blank', 'incomplete'].includes(busyOnArrival(selectOfferSearch(snapshot), isAsked).stage);

/** The search lives as long as the page, so views may rely on it. */
export function selectSearchActor({ children }: OfferSearchSnapshot): BookingSearchActor {
  const { bookingSearch } = children;
  if (!bookingSearch) throw new Error('bookingSearch was never started');
  return bookingSearch;
}

export const selectAsked = ({ context }: OfferSearchSnapshot): unknown => context.asked;

/** First displayed offer: it completes a search that the address leaves open. */
export const selectFirstOffer = ({ context }: OfferSearchSnapshot) => context.answer?.offers[0] ?? null;

export const selectBoardActor = ({ children }: OfferSearchSnapshot): OfferBoardActor | undefined => children.offerBoard;
export const selectQuotingActor = ({ children }: OfferSearchSnapshot): QuotingActor | undefined => children.quoting;

export const offerSearchIntents = (actor: OfferSearchActor) => ({
  retry: () => actor.send({ type: 'search.retry' }),
});
