import { homeMachine } from '../../../../machines/shell/home';
import { sharedPlan } from '../../model/plan';

/** What can happen to the first page as a whole; each block has a plan of its own. */
export const homePlan = sharedPlan('homePlan', homeMachine, {
  inputs: { 'a new page': undefined },
  events: { 'code.toggle': 'bare', 'code.close': 'bare', 'top.seek': 'bare' },
  outcomes: {
    bookingSearch: 'stream',
    carousel: 'stream',
    lowestPrices: 'stream',
    news: 'stream',
    segregationCheck: 'stream',
  },
  distinguish: () => [],
});
