import { searchOf } from '../../../domain/offer/sailing-address';
import { selectOfferSearch } from '../../../machines/booking/offer-search';
import { describeModel } from '../../support/model/describe-model';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';

describeModel(offerSearchPlan, {
  invariants: {
    'nobody asks for a price before it is said what is to go': (now) =>
      !['busy', 'shown', 'empty', 'failed'].includes(selectOfferSearch(now).stage) ||
      (now.context.asked !== null && searchOf(now.context.asked) !== null),
    'the list and its prices live exactly while there is a list': (now) =>
      now.hasTag('shown') === 'offerBoard' in now.children && now.hasTag('shown') === 'quoting' in now.children,
    'no answer outlives its question': (now) => now.hasTag('shown') === (now.context.answer !== null),
    'what is missing is named': (now) => now.hasTag('incomplete') === selectOfferSearch(now).missing.length > 0,
  },
  equivalent: {
    '(root) on address.changed #0 and #1 swapped': 'a page without a question stays one',
    '(root) on address.changed #1 and #2 swapped': 'an empty question is never a whole one',
    'searching loadSailings onDone #0 and #1 swapped': 'where nothing sails nothing lacks a price',
  },
});
