import { dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import { goodsById } from '../../world/dangerous-goods/library';
import type { Queries } from '../../base/database/database';
import { isHidden } from './hidden';
import { priceWeek } from './level';
import { shelveProducts, type ShelvedProduct } from './shelf';
import { readProducts, readRevision, type StoredProduct } from './store';

type CacheEntry<TOf> = { key: string; made: TOf };

/** Products at present. `inside` a transaction the catalogue stays locked until its end. */
export type Catalogue = (inside?: Queries) => Promise<readonly ShelvedProduct[]>;
export type Withheld = () => Promise<ReadonlySet<string>>;

const isWithheld = ({ product }: StoredProduct): boolean => {
  const goods = goodsById(product.goodsId);
  return !goods || isHidden(goods);
};

/** Products at present: reread after a change, repriced when a day or price week begins. */
export function createCatalogue(database: Queries, clock: Clock): { made: Catalogue; withheld: Withheld } {
  let read: CacheEntry<Promise<readonly StoredProduct[]>> | undefined;
  let shelf: CacheEntry<readonly ShelvedProduct[]> | undefined;

  async function products(queries: Queries, revision: number): Promise<readonly StoredProduct[]> {
    const key = String(revision);
    // Read directly: the transaction may roll back, so the result is not kept.
    if (queries !== database && read?.key !== key) return readProducts(queries);
    if (read?.key !== key) {
      const made = readProducts(database);
      read = { key, made };
      // A failed read is retried by the next request.
      made.catch(() => {
        if (read?.made === made) read = undefined;
      });
    }
    return read.made;
  }

  return {
    async made(inside) {
      const revision = await readRevision(inside ?? database, inside !== undefined);
      const stored = await products(inside ?? database, revision);
      const sold = stored.flatMap(({ product, isWithdrawn }) => (isWithdrawn ? [] : [product]));
      const [today, week] = [dayAt(clock.now()), priceWeek(clock.now())];
      const key = `${revision} ${today} ${week}`;
      if (shelf?.key !== key) shelf = { key, made: shelveProducts(sold, today, week) };
      return shelf.made;
    },
    async withheld() {
      const stored = await products(database, await readRevision(database, false));
      return new Set(stored.filter(isWithheld).map(({ product }) => product.productId));
    },
  };
}
