import type { LoadMode } from '../../../domain/offer/load';
import { pathOf, type RouteName } from '../../../domain/routes';
import { loadRowsMachine } from '../../../machines/booking/load-rows';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { keepingLoad, saveRows } from '../../effects/market/save-rows';
import type { LoadCalls } from '../calls/load-calls';
import { once } from '../once';
import { composeOffers } from './compose-offers';

/** A page on which goods are typed above the offers. */
export type LoadSearchPage = {
  route: RouteName;
  load: LoadMode;
  calls: () => Promise<{ callsOver: (gateway: Gateway) => LoadCalls }>;
  /** Fetches what the list is drawn with. */
  warm: () => void;
};

/** The charts of such a page, joined to the gateway and the browser: the search, and the goods it is about. */
export function composeLoadSearch(gateway: () => Promise<Gateway>, page: LoadSearchPage) {
  const now = once(async () => {
    const [open, { callsOver }] = await Promise.all([gateway(), page.calls()]);
    return callsOver(open);
  });
  const { search, picker, watcher } = composeOffers({
    path: pathOf(page.route),
    now,
    warm: page.warm,
    // The goods stay: the bar asks another way for them.
    keeping: (address) => keepingLoad(address, page.load),
  });
  const load = loadRowsMachine.provide({
    actors: { goodsPicker: picker, addressWatcher: watcher, findGoods: late(async () => (await now()).findGoods) },
    actions: { saveRows },
  });
  return { search, load };
}
