import { tidySum } from '../../../../domain/offer/containers';
import { allotLots } from '../../../../domain/mall/allot';
import type { SellerFacts } from '../../../../domain/mall/seller';
import { SEND } from '../../../../domain/mall/send';
import { CONTACT } from '../../../../domain/people/contact';
import type { MallOffer } from '../../../../domain/modes/mall/detail';
import { mallCharges } from '../../../../domain/modes/mall/price';
import type { MallRates } from '../../../../domain/modes/mall/rates';
import { mallOfferId, type MallSearch } from '../../../../domain/modes/mall/search';
import type { World } from '../kept';
import { exchangeNow } from '../../tariffs/exchange';
import { findPlaceName } from '../../../world/ports/catalogue';
import { reduceLot } from './stock';

const NOTHING_SAID = { source: '化途自营商城购销规则', edition: '2026 版', notice: '', reason: '' };

const isEnough = (search: MallSearch, taken: World['taken']): boolean =>
  search.lines.every(({ productId, lots }) => {
    const wanted = search.lines.filter((line) => line.productId === productId);
    const left = lots.map((lot) => reduceLot(lot, taken));
    return allotLots(left, wanted) !== null;
  });

/** Goods are paid in yuan and shown in nothing else, so they have prices without an exchange rate too. */
export function mallRates({ lines }: Pick<MallSearch, 'lines'>, { tariffs }: Pick<World, 'tariffs'>): MallRates {
  const products = Object.fromEntries(lines.map(({ productId, rates }) => [productId, rates]));
  return { ...exchangeNow(tariffs), products, send: SEND };
}

export function mallOffer(
  search: MallSearch,
  { taken, tariffs }: Pick<World, 'taken' | 'tariffs'>,
  { gates }: SellerFacts,
): MallOffer {
  const rates = mallRates(search, { tariffs });
  const charges =
    mallCharges({ way: search.way, toCity: search.to }, { search, rates }) ??
    mallCharges({ way: 'SELF', toCity: '' }, { search, rates });
  const kg = tidySum(search.lines.map((line) => line.kg));
  return {
    offerId: mallOfferId(search),
    mode: 'MALL',
    supplier: { code: 'MALL', nameCn: CONTACT.company, nameEn: 'ChemLane' },
    org: { code: search.city, nameCn: findPlaceName(search.city), nameEn: '' },
    dst: null,
    leavesAt: null,
    arrivesAt: null,
    cutoffs: [],
    closesAt: null,
    state: isEnough(search, taken) ? 'OPEN' : 'SOLD_OUT',
    left: [],
    acceptance: { level: 'PASS', ...NOTHING_SAID },
    price: charges && { charges, units: [] },
    detail: {
      city: search.city,
      gate: gates[search.city],
      kg,
      leadDays: Math.max(...search.lines.map(({ leadDays }) => leadDays)),
    },
  };
}
