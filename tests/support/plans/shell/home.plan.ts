import { homeMachine } from '../../../../machines/shell/home';
import { sharedPlan } from '../../model/plan';

/** Events of the home page itself; each block has its own plan. */
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
