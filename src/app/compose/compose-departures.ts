import { LCL_LOAD } from '../../../domain/modes/lcl/address';
import { pathOf } from '../../../domain/routes';
import { loadRowsMachine } from '../../../machines/booking/load-rows';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { keepingLoad, saveRows } from '../../effects/market/save-rows';
import { warmDepartures } from '../../modes/lcl/lcl-search-page';
import { once } from '../once';
import { composeOffers } from './compose-offers';

/** The charts of shared boxes, joined to the gateway and the browser: the search, and the goods it is about. */
export function composeDepartures(gateway: () => Promise<Gateway>) {
  const now = once(async () => {
    const [open, { departureCallsOver }] = await Promise.all([gateway(), import('../calls/departure-calls')]);
    return departureCallsOver(open);
  });
  const { search, picker, watcher } = composeOffers({
    path: pathOf('shippingLcl'),
    now,
    warm: warmDepartures,
    // The goods stay: the bar asks another way for them.
    keeping: (address) => keepingLoad(address, LCL_LOAD),
  });
  const load = loadRowsMachine.provide({
    actors: { goodsPicker: picker, addressWatcher: watcher, findGoods: late(async () => (await now()).findGoods) },
    actions: { saveRows },
  });
  return { search, load };
}
