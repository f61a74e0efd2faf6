import { bookingSearchMachine } from '../../../machines/booking/booking-search';
import { carouselMachine } from '../../../machines/shell/carousel';
import { homeMachine } from '../../../machines/shell/home';
import { lowestPricesMachine } from '../../../machines/booking/lowest-prices';
import { newsMachine } from '../../../machines/content/news';
import { pickerMachine } from '../../../machines/booking/picker';
import { segregationCheckMachine } from '../../../machines/booking/segregation-check';
import { atRest } from '../at-rest';
import { nothingRecalled } from '../../effects/booking/nothing-recalled';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { scrollToTop } from '../../effects/home/scroll-to-top';
import { lazyActor } from '../../effects/late';
import type { Block } from '../../pages/home/home-page';
import { askOnce } from '../once';

/** Charts of the home page. Blocks load their data once they are drawn; searches load at once. */
export function composeHome(gateway: () => Promise<Gateway>, drawn: Record<Block, Promise<void>>) {
  const now = askOnce(async () => {
    const [open, { homeCallsOver }] = await Promise.all([gateway(), import('../calls/home-calls')]);
    return homeCallsOver(open);
  });
  const past = askOnce(() => import('../../effects/booking/searches'));
  const into = (block: Block) => drawn[block].then(now);
  const picker = pickerMachine.provide({ actors: { findOptions: lazyActor(async () => (await now()).findOptions) } });
  return homeMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: lazyActor(async () => {
            await atRest();
            return nothingRecalled() ?? (await past()).recallSearches();
          }),
        },
        actions: { openPage, savePast: (_, searches) => void past().then(({ savePast }) => savePast(_, searches)) },
      }),
      carousel: carouselMachine.provide({
        actors: { loadSlides: lazyActor(async () => (await into('slides')).loadSlides) },
      }),
      lowestPrices: lowestPricesMachine.provide({
        actors: { loadItems: lazyActor(async () => (await into('prices')).loadPrices) },
      }),
      news: newsMachine.provide({ actors: { loadItems: lazyActor(async () => (await into('news')).loadNews) } }),
      segregationCheck: segregationCheckMachine.provide({
        actors: { goodsPicker: picker, checkGoods: lazyActor(async () => (await into('check')).checkGoods) },
      }),
    },
    actions: { scrollToTop },
  });
}
