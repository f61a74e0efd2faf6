import { bookingSearchMachine } from '../../machines/booking-search';
import { carouselMachine } from '../../machines/carousel';
import { homeMachine } from '../../machines/home';
import { lowestPricesMachine } from '../../machines/lowest-prices';
import { newsMachine } from '../../machines/news';
import { pickerMachine } from '../../machines/picker';
import { segregationCheckMachine } from '../../machines/segregation-check';
import { atRest } from '../effects/at-rest';
import { openPage } from '../effects/booking/open-page';
import { scrollToTop } from '../effects/home/scroll-to-top';
import { late } from '../effects/late';
import type { Calls } from './calls';
import { once } from './once';

/**
 * The charts of the first page, joined to the gateway and the browser. What fills its blocks is fetched once the page
 * rests; what somebody looks for, at once.
 */
export function composeHome(calls: () => Promise<Calls>) {
  const now = once(async () => {
    const [{ gateway }, { homeCallsOver }] = await Promise.all([calls(), import('./home-calls')]);
    return homeCallsOver(gateway);
  });
  const resting = once(() => atRest().then(now));
  const picker = pickerMachine.provide({ actors: { findOptions: late(async () => (await now()).findOptions) } });
  return homeMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: late(async () => (await resting()).recallSearches),
        },
        actions: { openPage, savePast: (_, past) => void now().then(({ savePast }) => savePast(_, past)) },
      }),
      carousel: carouselMachine.provide({ actors: { loadSlides: late(async () => (await resting()).loadSlides) } }),
      lowestPrices: lowestPricesMachine.provide({
        actors: { loadItems: late(async () => (await resting()).loadPrices) },
      }),
      news: newsMachine.provide({ actors: { loadItems: late(async () => (await resting()).loadNews) } }),
      segregationCheck: segregationCheckMachine.provide({
        actors: { goodsPicker: picker, checkGoods: late(async () => (await resting()).checkGoods) },
      }),
    },
    actions: { scrollToTop },
  });
}
