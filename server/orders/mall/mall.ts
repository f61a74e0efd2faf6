import * as v from 'valibot';

import { findAlternatives } from '../../../domain/modes/mall/instead';
import { openList } from '../../../domain/mall/lists';
import { mallOfferId, type MallSearch } from '../../../domain/modes/mall/search';
import { dayAt } from '../../../domain/values/days';
import { knownBuyer } from '../../world/buyers/known';
import { buyerPaperRoutes } from '../../world/buyers/routes';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import type { Quote } from '../../../domain/offer/offer';
import { Refusal } from '../../base/http/refusal';
import type { Offers } from '../../trade/market/offers';
import type { ReplacedOffer, NewOrder } from '../orders/outside';
import type { IsKnownDevice } from '../../people/sms/routes';
import type { SmsService } from '../../people/sms/service';
import type { TakingsWatch } from '../../world/takings/watch';
import { nameApproval } from './approval/approved-orders';
import { approvalRoutes } from './approval/routes';
import { approvalService } from './approval/service';
import { createCatalogue, type Catalogue } from './catalogue';
import { mallHeads } from './heads';
import { purchaseService, type PurchaseService } from './purchase/service';
import { leftOnShelf } from './left';
import { createLookUp } from './purchase/look-up';
import { createQuoteRefresh } from './purchase/moment';
import { putAway } from './purchase/put-away';
import { findListForOrder, summarizeLists } from './purchase/kept';
import { purchaseStore } from './purchase/store';
import { readProduct } from './read-product';
import { mallService, type MallService } from './service';
import { sampleService, type SampleService } from './samples/service';
import { shareService, type ShareService } from './share/service';
import { mallStore } from './store';
import { PRODUCTS } from './table/products';
import { mallBoard, mallLanded, mallProduct } from '../../../contract/mall/mall';
import { purchaseChange, purchaseList, purchasePasted } from '../../../contract/mall/purchase';
import { askSample, changeSample, ownSamples, samples } from '../../../contract/mall/samples';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from '../../../contract/mall/share';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import { mallAsked } from '../../../domain/modes/mall/search-shape';
import { validate } from '../../base/http/validate';
import type { Answerers } from '../../base/site/results-pages';

const firstSheet = (mall: Pick<MallService, 'board'>, catalogue: Catalogue): Answerers => ({
  [mallBoard.path]: {
    stampsOf: async () => [await catalogue()],
    tell: async (payload) => ({ data: await mall.board(validate(mallBoard.request, payload)), until: Infinity }),
  },
});

type Parts = { mall: MallService; purchase: PurchaseService; share: ShareService; sample: SampleService };

const mallRoutes = ({ mall, purchase, share, sample }: Parts): Route[] => [
  serve(mallBoard, (asked) => mall.board(asked)),
  serve(mallProduct, async ({ productId }, { findUser }) => mall.item(productId, (await findUser())?.userId)),
  serve(mallLanded, ({ productId, ...asked }) => mall.landed(productId, asked)),
  serveOwner(purchaseList, (_, { userId }) => purchase.read(userId)),
  serveOwner(purchaseChange, (asked, { userId }) => purchase.change(userId, asked)),
  serveOwner(purchasePasted, ({ text }) => purchase.pasted(text)),
  serveOwner(shareLinks, (_, { userId }) => share.links(userId)),
  serveOwner(shareMake, (asked, { userId }) => share.make(userId, asked)),
  serveOwner(shareChange, (asked, { userId }) => share.change(userId, asked)),
  serve(shareOpen, async ({ token }, { findUser }) => {
    const userId = (await findUser())?.userId ?? null;
    return { shared: await share.open(token, userId), lists: userId === null ? [] : await share.lists(userId) };
  }),
  serveOwner(shareImport, (asked, { userId }) => share.import(userId, asked)),
  serveOwner(samples, ({ productId }, { userId }) => sample.read(userId, productId)),
  serveOwner(ownSamples, async (_, { userId }) => ({ products: await sample.own(userId) })),
  serveOwner(askSample, (asked, { userId }) => sample.ask(userId, asked)),
  serveOwner(changeSample, async ({ sampleNo, change }, { userId }) => {
    await sample.change(userId, sampleNo, change);
    return { sampleNo };
  }),
];

export type MallParts = {
  database: Database;
  clock: Clock;
  offers: Offers;
  sold: TakingsWatch;
  sms: Pick<SmsService, 'send' | 'verifyCode'>;
  isKnownDevice: IsKnownDevice;
  siteOrigin: string | undefined;
};

export async function createMall({ database, clock, offers, sold, sms, isKnownDevice, siteOrigin }: MallParts) {
  const store = mallStore(database);
  const today = dayAt(clock.now());
  await store.publish(
    PRODUCTS.trim()
      .split('\n')
      .map((line) => readProduct(line, today)),
  );
  const { made, withheld } = createCatalogue(database, clock);
  const catalogue = leftOnShelf(made, sold);
  const buyerOf = (userId: string) => knownBuyer(database, userId);
  const openListOf = async (userId: string) => openList(summarizeLists(await purchaseStore(database).all(userId)));
  const mall = mallService({ buyerOf, openListOf, catalogue, offers, clock });
  const purchase = purchaseService({ database, catalogue, withheld, buyerOf, clock });
  const substances = async () => {
    const sold = (await made()).filter(({ product }) => product.gate === 'PERMIT');
    return [...new Map(sold.map(({ goods: { goodsId, nameCn } }) => [goodsId, { goodsId, nameCn }])).values()];
  };
  const share = shareService({ database, catalogue, withheld, buyerOf, clock });
  const sample = sampleService({ database, catalogue, clock });
  const approval = approvalService({ database, catalogue, withheld, buyerOf, clock, sms });
  const lookUp = createLookUp({ database, made, left: catalogue, clock, buyerOf });
  return {
    routes: [
      ...mallRoutes({ mall, purchase, share, sample }),
      ...approvalRoutes(approval, isKnownDevice),
      ...buyerPaperRoutes({ database, clock, substances }),
    ],
    /** Substances sold only with a permit. */
    substances,
    sampleGate: sample.gateOf,
    hasLink: (kind: 'procurementShare' | 'procurementMobile', token: string): Promise<boolean> =>
      (kind === 'procurementShare' ? share : approval).isOpen(token),
    ...mallHeads(catalogue, siteOrigin),
    answerers: firstSheet(mall, catalogue),
    lookUp: (asked: unknown, userId: string | null) => lookUp(v.parse(mallAsked, asked), userId),
    async instead({ search }: Pick<Quote, 'search'>, userId: string): Promise<ReplacedOffer[]> {
      const shelf = await catalogue();
      const leftKg = (productId: string, city: string): number =>
        shelf.find(({ product }) => product.productId === productId)?.stock.find((one) => one.city === city)?.kg ?? 0;
      const found = findAlternatives(search as MallSearch, leftKg).map(async (asked) => {
        try {
          return [{ search: await lookUp(asked, userId), offerId: mallOfferId(asked) }];
        } catch (error) {
          if (error instanceof Refusal) return [];
          throw error;
        }
      });
      return (await Promise.all(found)).flat();
    },
    ofTheMoment: createQuoteRefresh(made),
    /** A quote of hidden goods gets the answer of an unknown one. */
    isShown: async (quote: Pick<Quote, 'search'>): Promise<boolean> => {
      const hidden = await withheld();
      return (quote.search as MallSearch).lines.every(({ productId }) => !hidden.has(productId));
    },
    async ordered(inside: Queries, userId: string, order: NewOrder): Promise<void> {
      const [store, search] = [purchaseStore(inside), order.snapshot.quote.search as MallSearch];
      await store.hold(userId);
      const lists = await store.all(userId);
      const list = findListForOrder(lists, search);
      await nameApproval(inside, { userId, list, ordered: order });
      await putAway(inside, { userId, lists, list, ordered: order });
    },
  };
}
