import type { BookingSearchActor } from '../booking-search';
import type { QuotingActor } from '../quoting';
import type { OfferBoardActor } from '../offer-board';
import type { OfferSearchActor, OfferSearchSnapshot } from './offer-search.machine';
import type { SearchFailure } from './offer-search.types';

/** `arriving` is what everybody sees first: nobody has read the address yet. */
export type OfferSearchView = {
  stage: 'arriving' | 'blank' | 'incomplete' | 'busy' | 'shown' | 'empty' | 'failed';
  /** The same question on any day, and where somebody is asked instead; null while nothing is asked. */
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

/** An address that asks something will be looked for: nobody is shown anything else before. */
export const arrived = (view: OfferSearchView, isAsked: boolean): OfferSearchView =>
  view.stage === 'arriving' && isAsked ? { ...view, stage: 'busy' } : view;

/** Nothing has been looked for yet: the search itself is what to press next. */
export const selectIsFresh =
  (isAsked: boolean) =>
  (snapshot: OfferSearchSnapshot): boolean =>
    ['arriving', 'blank', 'incomplete'].includes(arrived(selectOfferSearch(snapshot), isAsked).stage);

/** The search lives as long as the page, so a view may count on it. */
export function selectSearchActor({ children }: OfferSearchSnapshot): BookingSearchActor {
  const { bookingSearch } = children;
  if (!bookingSearch) throw new Error('bookingSearch was never started');
  return bookingSearch;
}

/** What the address asks, as its mode has read it; null until it has been read. */
export const selectAsked = ({ context }: OfferSearchSnapshot): unknown => context.asked;

/** The first of what was found, while it is shown: it says what was looked for where the address says nothing. */
export const selectFirstOffer = ({ context }: OfferSearchSnapshot) => context.answer?.offers[0] ?? null;

/** Only while offers are shown. */
export const selectBoardActor = ({ children }: OfferSearchSnapshot): OfferBoardActor | undefined => children.offerBoard;
export const selectQuotingActor = ({ children }: OfferSearchSnapshot): QuotingActor | undefined => children.quoting;

/** Everything a view may ask for. */
export const offerSearchIntents = (actor: OfferSearchActor) => ({
  retry: () => actor.send({ type: 'search.retry' }),
});
