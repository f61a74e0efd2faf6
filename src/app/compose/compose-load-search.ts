import type { LoadMode } from '../../../domain/offer/load';
import type { Offer } from '../../../domain/offer/offer';
import { loadRowsMachine } from '../../../machines/booking/load-rows';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { heldRows, keepingLoad, saveRows } from '../../effects/market/save-rows';
import { atRest } from '../at-rest';
import { composeSchedule, type SchedulePage } from './compose-schedule';

export type LoadSearchPage<TAsked, TOffer extends Offer, TSearch extends object> = Omit<
  SchedulePage<TAsked, TOffer, TSearch>,
  'keeping'
> & { load: LoadMode };

export function composeLoadSearch<TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: () => Promise<Gateway>,
  { load: mode, ...page }: LoadSearchPage<TAsked, TOffer, TSearch>,
) {
  // Keeps the typed goods in the address when the search bar changes the route.
  const { now: typed, ...held } = heldRows();
  const keeping = (address: string) => keepingLoad(address, mode, typed());
  const { search, picker, watcher, now } = composeSchedule(gateway, { ...page, keeping });
  // Goods names load after the offers, which do not need them.
  const loadGoods = async () => {
    await atRest();
    return (await now()).loadGoods;
  };
  const load = loadRowsMachine.provide({
    actors: { goodsPicker: picker, addressWatcher: watcher, loadGoods: lazyActor(loadGoods) },
    actions: { saveRows, ...held },
  });
  return { search, load };
}
