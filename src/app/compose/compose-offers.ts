import { routePath, type RouteName } from '../../../domain/routes';
import { bookingSearchMachine } from '../../../machines/booking/booking-search';
import { offerSearchMachine } from '../../../machines/booking/offer-search';
import { pickerMachine } from '../../../machines/booking/picker';
import { nothingRecalled } from '../../effects/booking/nothing-recalled';
import { openPage } from '../../effects/booking/open-page';
import { lazyActor } from '../../effects/late';
import { lateChart } from '../../effects/late-chart';
import { addressWatcher } from '../../effects/market/address-watcher';
import { askOnce } from '../once';
import type { OfferCalls } from '../calls/sailing-calls';

export type Offers<TCalls extends OfferCalls = OfferCalls> = {
  route: RouteName;
  now: () => Promise<TCalls>;
  /** Preloads the list code, which is not needed before the first search. */
  warm: () => Promise<void> | undefined;
  /** The address of a new search, with the parameters of the current one that the bar does not set. */
  keeping?: (address: string) => string;
};

/** Search charts of a mode. The list code loads in parallel with the offers. */
export function composeOffers<TCalls extends OfferCalls>({
  route,
  now,
  warm,
  keeping = (same) => same,
}: Offers<TCalls>) {
  const board = askOnce(async () => (await import('./compose-board')).composeBoard(now));
  const past = askOnce(() => import('../../effects/booking/searches'));
  const picker = pickerMachine.provide({ actors: { findOptions: lazyActor(async () => (await now()).findOptions) } });
  const watcher = addressWatcher(routePath(route));
  const search = offerSearchMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: lazyActor(async () => nothingRecalled() ?? (await past()).recallSearches()),
          nameSearch: lazyActor(async () => (await now()).nameSearch),
        },
        actions: {
          openPage: (_, { address }) => openPage(_, { address: keeping(address) }),
          savePast: (_, searches) => void past().then(({ savePast }) => savePast(_, searches)),
        },
      }),
      offerBoard: lateChart(async () => (await board()).offerBoard, 'its start'),
      quoting: lateChart(async () => (await board()).quoting, 'its start'),
      addressWatcher: watcher,
      loadOffers: lazyActor(async () => {
        // A failed chunk is ignored here; the chunk guard reports it.
        const list = warm()?.catch(() => undefined);
        const [{ loadOffers }] = await Promise.all([now(), board(), list]);
        return loadOffers;
      }),
    },
  });
  return { search, picker, watcher };
}
