import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import { readSailingsQuery, type SailingsQuery } from '../../../domain/offer/sailing-address';
import { selectOfferSearch, type OfferSearchSnapshot } from '../../../machines/booking/offer-search';
import { describeModel } from '../../support/model/describe-model';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';

const askedOf = ({ context: { asked } }: OfferSearchSnapshot) => (asked ?? readSailingsQuery('')) as SailingsQuery;

describeModel(offerSearchPlan, {
  invariants: {
    'nobody asks for a price before it is said what is to go': (now) =>
      !['busy', 'shown', 'empty', 'failed'].includes(selectOfferSearch(now).stage) ||
      FCL_SEARCH.missing(askedOf(now)).length === 0,
    'the list and its prices live exactly while there is a list': (now) =>
      now.hasTag('shown') === 'offerBoard' in now.children && now.hasTag('shown') === 'quoting' in now.children,
    'no answer outlives its question': (now) => now.hasTag('shown') === (now.context.answer !== null),
    'what is missing is named': (now) => now.hasTag('incomplete') === selectOfferSearch(now).missing.length > 0,
  },
  equivalent: {
    '(root) on address.changed #0 and #1 swapped': 'a page without a question stays one',
    '(root) on address.changed #1 and #2 swapped': 'an empty question is never a whole one',
    'searching loadOffers onDone #0 and #1 swapped': 'where nothing sails nothing lacks a price',
  },
});
