import type { Database, Queries } from '../../base/database/database';
import type { Product } from './read-product';

export type StoredProduct = { product: Product; isWithdrawn: boolean };

/** `isHeld`: locks the catalogue until the transaction ends. */
export async function readRevision({ query }: Queries, isHeld: boolean): Promise<number> {
  const [row] = await query<{ revision: number }>(`select revision from mall_catalogue ${isHeld ? 'for share' : ''}`);
  return row?.revision ?? 0;
}

export async function readProducts({ query }: Queries): Promise<StoredProduct[]> {
  const rows = await query<{ body: Product; isWithdrawn: boolean }>(
    'select body, is_withdrawn as "isWithdrawn" from mall_products order by product_id',
  );
  return rows.map(({ body, isWithdrawn }) => ({ product: body, isWithdrawn }));
}

export const mallStore = ({ tx }: Database) => ({
  /** Existing products stay unchanged, since they may have been edited. Readers see a new revision. */
  publish: (products: readonly Product[]): Promise<void> =>
    tx(async (inside) => {
      const added = await inside.query(
        `insert into mall_products (product_id, body)
         select one->>'productId', one from jsonb_array_elements($1::jsonb) as one
         on conflict (product_id) do nothing returning product_id`,
        [JSON.stringify(products)],
      );
      if (added.length > 0) await inside.query('update mall_catalogue set revision = revision + 1');
    }),
});
