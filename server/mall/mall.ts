import { dayAt } from '../../domain/values/days';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Offers } from '../offers/offers';
import { buyerIn } from './buyer';
import { createCatalogue } from './catalogue';
import { mallHeads } from './heads';
import { purchaseService } from './purchase/service';
import { readProduct } from './read-product';
import { mallRoutes } from './routes';
import { mallService } from './service';
import { mallStore } from './store';
import { PRODUCTS } from './table/products';

export type MallParts = { database: Database; clock: Clock; offers: Offers; siteOrigin: string | undefined };

/** The shop. A fresh installation starts with the goods of the table. */
export async function createMall({ database, clock, offers, siteOrigin }: MallParts) {
  const store = mallStore(database);
  const today = dayAt(clock.now());
  await store.publish(
    PRODUCTS.trim()
      .split('\n')
      .map((line) => readProduct(line, today)),
  );
  const catalogue = createCatalogue(store, clock);
  const buyerOf = buyerIn(store);
  const mall = mallService({ buyerOf, catalogue, offers, clock });
  const purchase = purchaseService({ database, catalogue, buyerOf, clock });
  return { routes: mallRoutes(mall, purchase), ...mallHeads(catalogue, siteOrigin) };
}
