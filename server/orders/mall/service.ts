import { readQuestion, type MallWords } from '../../../domain/mall/asked';
import type { OpenList } from '../../../domain/mall/lists';
import type { DeliveredPrice, MallItem, MallSheet } from '../../../domain/mall/sheet';
import type { Buyer } from '../../../domain/mall/purchase-right';
import { dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import { notFoundFault } from '../../base/http/refusal';
import type { Offers } from '../../trade/market/offers';
import { buildCard } from './card';
import type { Catalogue } from './catalogue';
import { buildItem } from './item';
import { priceLanded, type LandedQuery } from './landed';
import { searchShelf } from './search';
import type { ShelvedProduct } from './shelf';

type MallDeps = {
  buyerOf: (userId: string) => Promise<Buyer>;
  openListOf: (userId: string) => Promise<OpenList | null>;
  catalogue: Catalogue;
  offers: Offers;
  clock: Clock;
};

/** The shop. Hidden products are not in the catalogue, so they cannot leak. */
export function mallService({ buyerOf, openListOf, catalogue, offers, clock }: MallDeps) {
  async function shelved(productId: string): Promise<{ one: ShelvedProduct; shelf: readonly ShelvedProduct[] }> {
    const shelf = await catalogue();
    const one = shelf.find(({ product }) => product.productId === productId);
    if (!one) throw notFoundFault();
    return { one, shelf };
  }

  return {
    async board(address: MallWords): Promise<MallSheet> {
      const question = readQuestion(address);
      const { records, ...found } = searchShelf(await catalogue(), question);
      return { ...found, records: records.map((one) => buildCard(one, question)) };
    },
    async item(productId: string, userId: string | undefined): Promise<MallItem> {
      const { one, shelf } = await shelved(productId);
      const today = dayAt(clock.now());
      if (userId === undefined) return buildItem(one, shelf, { buyer: null, openList: null, today });
      return buildItem(one, shelf, { buyer: await buyerOf(userId), openList: await openListOf(userId), today });
    },
    async landed(productId: string, asked: LandedQuery): Promise<DeliveredPrice> {
      const { one } = await shelved(productId);
      return priceLanded(one, asked, offers);
    },
  };
}

export type MallService = ReturnType<typeof mallService>;
