import { FCL_SEARCH } from '../../../../domain/modes/fcl/search-mode';
import { offerSearchMachine } from '../../../../machines/booking/offer-search';
import { ANSWER, DAWN } from '../../../../stories/booking/sailings.fixtures';
import { sharedPlan } from '../../model/plan';

const isMethanol = (asked: unknown): boolean => Reflect.get(Object(asked), 'unNo') === '1230';

const WHOLE = '?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=%E7%94%B2%E9%86%87&etd=2026-12-02&box=20GP*1';

/** The list and the quotes have their own plans. */
export const offerSearchPlan = sharedPlan('offerSearchPlan', offerSearchMachine, {
  inputs: { 'a new page': { mode: FCL_SEARCH } },
  events: {
    'address.changed': ({ context: { asked, settings } }) => ({
      'a whole question': { search: WHOLE },
      'without the goods': { search: '?org=CNSHA&dst=NLRTM&d=Y' },
      nothing: { search: '' },
      ...(isMethanol(asked) && settings.sort === 'best' && { 'by price': { search: `${WHOLE}&s=price` } }),
    }),
    'search.retry': 'bare',
  },
  outcomes: {
    bookingSearch: 'stream',
    offerBoard: 'stream',
    quoting: 'stream',
    addressWatcher: 'stream',
    loadOffers: {
      done: {
        'all with a price': { ok: true, answer: { ...ANSWER, offers: [DAWN] } },
        'some without a price': { ok: true, answer: ANSWER },
        nothing: { ok: true, answer: { ...ANSWER, offers: [] } },
        offline: { ok: false, failure: { code: 'network' } },
        refused: { ok: false, failure: { code: 'unavailable' } },
        'refused in words': { ok: false, failure: { code: 'unavailable', message: '起运港不在名录中' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ asked, settings, answer, failure }) => [asked, settings, answer?.offers.length, failure],
});
