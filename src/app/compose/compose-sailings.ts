import { pathOf } from '../../../domain/routes';
import { bookingSearchMachine } from '../../../machines/booking/booking-search';
import { pickerMachine } from '../../../machines/booking/picker';
import { offerSearchMachine } from '../../../machines/booking/offer-search';
import { nothingRecalled } from '../../effects/booking/nothing-recalled';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { lateChart } from '../../effects/late-chart';
import { addressWatcher } from '../../effects/market/address-watcher';
import { warmBoard } from '../../modes/fcl/fcl-search-page';
import { once } from '../once';

/** The charts of the sailings, joined to the gateway and the browser. The list comes together with what it lists. */
export function composeSailings(gateway: () => Promise<Gateway>) {
  const now = once(async () => {
    const [open, { sailingCallsOver }] = await Promise.all([gateway(), import('../calls/sailing-calls')]);
    return sailingCallsOver(open);
  });
  const board = once(async () => (await import('./compose-board')).composeBoard(now));
  const past = once(() => import('../../effects/booking/searches'));
  const picker = pickerMachine.provide({ actors: { findOptions: late(async () => (await now()).findOptions) } });
  return offerSearchMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: late(async () => nothingRecalled() ?? (await past()).recallSearches()),
          nameSearch: late(async () => (await now()).nameSearch),
        },
        actions: { openPage, savePast: (_, searches) => void past().then(({ savePast }) => savePast(_, searches)) },
      }),
      offerBoard: lateChart(async () => (await board()).offerBoard, 'its start'),
      quoting: lateChart(async () => (await board()).quoting, 'its start'),
      addressWatcher: addressWatcher(pathOf('shippingFcl')),
      loadOffers: late(async () => {
        warmBoard();
        const [{ loadSailings }] = await Promise.all([now(), board()]);
        return loadSailings;
      }),
    },
  });
}
