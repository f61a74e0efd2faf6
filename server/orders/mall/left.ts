import { MALL_MARKET, reduceLot } from '../../trade/modes/mall/stock';
import type { MarketTakings, TakingsWatch } from '../../world/takings/watch';
import type { Catalogue } from './catalogue';
import { withLots, type ShelvedProduct } from './shelf';

type ShelfState = { base: readonly ShelvedProduct[]; sold: MarketTakings; shelf: readonly ShelvedProduct[] };

function lessSold(one: ShelvedProduct, { taken }: MarketTakings): ShelvedProduct {
  const lots = one.lots.map((lot) => (taken(lot.lotId, 'LOT') > 0 ? reduceLot(lot, taken) : lot));
  return lots.some((lot, at) => lot !== one.lots[at]) ? withLots(one, lots) : one;
}

/** Products with current stock per lot; unchanged while none is sold or made. */
export function leftOnShelf(catalogue: Catalogue, watch: Pick<TakingsWatch, 'in'>): Catalogue {
  let known: ShelfState | undefined;
  return async () => {
    const [base, sold] = await Promise.all([catalogue(), watch.in(MALL_MARKET)]);
    if (known?.base !== base || known.sold !== sold)
      known = { base, sold, shelf: base.map((one) => lessSold(one, sold)) };
    return known.shelf;
  };
}
