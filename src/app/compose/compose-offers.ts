import { pathOf, type RouteName } from '../../../domain/routes';
import { bookingSearchMachine } from '../../../machines/booking/booking-search';
import { offerSearchMachine } from '../../../machines/booking/offer-search';
import { pickerMachine } from '../../../machines/booking/picker';
import { nothingRecalled } from '../../effects/booking/nothing-recalled';
import { openPage } from '../../effects/booking/open-page';
import { late } from '../../effects/late';
import { lateChart } from '../../effects/late-chart';
import { addressWatcher } from '../../effects/market/address-watcher';
import { once } from '../once';
import type { OfferCalls } from '../calls/sailing-calls';

export type Offers<TCalls extends OfferCalls = OfferCalls> = {
  route: RouteName;
  now: () => Promise<TCalls>;
  /** Fetches the list, which nobody needs before something is asked. */
  warm: () => Promise<void> | undefined;
  /** The address that the bar asks for, with what of the present one it says nothing about. */
  keeping?: (address: string) => string;
};

/** The search of a mode, joined to the gateway and the browser. The list comes together with what it lists. */
export function composeOffers<TCalls extends OfferCalls>({
  route,
  now,
  warm,
  keeping = (same) => same,
}: Offers<TCalls>) {
  const board = once(async () => (await import('./compose-board')).composeBoard(now));
  const past = once(() => import('../../effects/booking/searches'));
  const picker = pickerMachine.provide({ actors: { findOptions: late(async () => (await now()).findOptions) } });
  const watcher = addressWatcher(pathOf(route));
  const search = offerSearchMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: late(async () => nothingRecalled() ?? (await past()).recallSearches()),
          nameSearch: late(async () => (await now()).nameSearch),
        },
        actions: {
          openPage: (_, { address }) => openPage(_, { address: keeping(address) }),
          savePast: (_, searches) => void past().then(({ savePast }) => savePast(_, searches)),
        },
      }),
      offerBoard: lateChart(async () => (await board()).offerBoard, 'its start'),
      quoting: lateChart(async () => (await board()).quoting, 'its start'),
      addressWatcher: watcher,
      loadOffers: late(async () => {
        // Where the list does not come, whoever watches the pieces of the site says so.
        const list = warm()?.catch(() => undefined);
        const [{ loadOffers }] = await Promise.all([now(), board(), list]);
        return loadOffers;
      }),
    },
  });
  return { search, picker, watcher };
}
