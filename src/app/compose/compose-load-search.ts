import type { LoadMode } from '../../../domain/offer/load';
import type { Offer } from '../../../domain/offer/offer';
import { loadRowsMachine } from '../../../machines/booking/load-rows';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { heldRows, keepingLoad, saveRows } from '../../effects/market/save-rows';
import { atRest } from '../at-rest';
import { composeSchedule, type SchedulePage } from './compose-schedule';

/** A page on which goods are typed above the offers. */
export type LoadSearchPage<TAsked, TOffer extends Offer, TSearch extends object> = Omit<
  SchedulePage<TAsked, TOffer, TSearch>,
  'keeping'
> & { load: LoadMode };

/** The charts of such a page, joined to the gateway and the browser: the search, and the goods it is about. */
export function composeLoadSearch<TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: () => Promise<Gateway>,
  { load: mode, ...page }: LoadSearchPage<TAsked, TOffer, TSearch>,
) {
  // The goods stay: the bar asks another way for them.
  const { now: typed, ...held } = heldRows();
  const keeping = (address: string) => keepingLoad(address, mode, typed());
  const { search, picker, watcher, now } = composeSchedule(gateway, { ...page, keeping });
  // What the goods are called follows the offers, which were judged by them.
  const loadGoods = async () => {
    await atRest();
    return (await now()).loadGoods;
  };
  const load = loadRowsMachine.provide({
    actors: { goodsPicker: picker, addressWatcher: watcher, loadGoods: late(loadGoods) },
    actions: { saveRows, ...held },
  });
  return { search, load };
}
