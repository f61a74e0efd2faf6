import { questionIn, type MallWords } from '../../../domain/mall/asked';
import type { OpenList } from '../../../domain/mall/lists';
import type { Landed, MallItem, MallSheet } from '../../../domain/mall/sheet';
import type { Buyer } from '../../../domain/mall/gate';
import { dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import { notFound } from '../../base/http/refusal';
import type { Offers } from '../../trade/market/offers';
import { cardOf } from './card';
import type { Catalogue } from './catalogue';
import { itemOf } from './item';
import { landedOf, type LandedQuery } from './landed';
import { searchShelf } from './search';
import type { Shelved } from './shelf';

type MallDeps = {
  buyerOf: (userId: string) => Promise<Buyer>;
  openListOf: (userId: string) => Promise<OpenList | null>;
  catalogue: Catalogue;
  offers: Offers;
  clock: Clock;
};

/** The shop. Hidden products are not in the catalogue, so they cannot leak. */
export function mallService({ buyerOf, openListOf, catalogue, offers, clock }: MallDeps) {
  async function shelved(productId: string): Promise<{ one: Shelved; shelf: readonly Shelved[] }> {
    const shelf = await catalogue();
    const one = shelf.find(({ product }) => product.productId === productId);
    if (!one) throw notFound();
    return { one, shelf };
  }

  return {
    async board(address: MallWords): Promise<MallSheet> {
      const question = questionIn(address);
      const { records, ...found } = searchShelf(await catalogue(), question);
      return { ...found, records: records.map((one) => cardOf(one, question)) };
    },
    async item(productId: string, userId: string | undefined): Promise<MallItem> {
      const { one, shelf } = await shelved(productId);
      const today = dayAt(clock.now());
      if (userId === undefined) return itemOf(one, shelf, { buyer: null, openList: null, today });
      return itemOf(one, shelf, { buyer: await buyerOf(userId), openList: await openListOf(userId), today });
    },
    async landed(productId: string, asked: LandedQuery): Promise<Landed> {
      const { one } = await shelved(productId);
      return landedOf(one, asked, offers);
    },
  };
}

export type MallService = ReturnType<typeof mallService>;
