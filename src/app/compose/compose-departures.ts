import { LCL_LOAD } from '../../../domain/modes/lcl/address';
import { pathOf } from '../../../domain/routes';
import { bookingSearchMachine } from '../../../machines/booking/booking-search';
import { loadRowsMachine } from '../../../machines/booking/load-rows';
import { offerSearchMachine } from '../../../machines/booking/offer-search';
import { pickerMachine } from '../../../machines/booking/picker';
import { nothingRecalled } from '../../effects/booking/nothing-recalled';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { lateChart } from '../../effects/late-chart';
import { addressWatcher } from '../../effects/market/address-watcher';
import { keepingLoad, saveRows } from '../../effects/market/save-rows';
import { warmDepartures } from '../../modes/lcl/lcl-search-page';
import { once } from '../once';

/** The charts of shared boxes, joined to the gateway and the browser: the search, and the goods it is about. */
export function composeDepartures(gateway: () => Promise<Gateway>) {
  const now = once(async () => {
    const [open, { departureCallsOver }] = await Promise.all([gateway(), import('../calls/departure-calls')]);
    return departureCallsOver(open);
  });
  const board = once(async () => (await import('./compose-board')).composeBoard(now));
  const past = once(() => import('../../effects/booking/searches'));
  const picker = pickerMachine.provide({ actors: { findOptions: late(async () => (await now()).findOptions) } });
  const watcher = addressWatcher(pathOf('shippingLcl'));
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
          // The goods stay: the bar asks another way for them.
          openPage: (_, { address }) => openPage(_, { address: keepingLoad(address, LCL_LOAD) }),
          savePast: (_, searches) => void past().then(({ savePast }) => savePast(_, searches)),
        },
      }),
      offerBoard: lateChart(async () => (await board()).offerBoard, 'its start'),
      quoting: lateChart(async () => (await board()).quoting, 'its start'),
      addressWatcher: watcher,
      loadOffers: late(async () => {
        warmDepartures();
        const [{ loadOffers }] = await Promise.all([now(), board()]);
        return loadOffers;
      }),
    },
  });
  const load = loadRowsMachine.provide({
    actors: { goodsPicker: picker, addressWatcher: watcher, findGoods: late(async () => (await now()).findGoods) },
    actions: { saveRows },
  });
  return { search, load };
}
