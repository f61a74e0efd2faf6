import type { Database } from '../database/database';
import type { Product } from './read-product';

export const mallStore = ({ query, tx }: Database) => ({
  /** What is there already stays as it is: somebody may have changed it since. Whoever reads is told where anything is new. */
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

  async revision(): Promise<number> {
    const [row] = await query<{ revision: number }>('select revision from mall_catalogue');
    return row?.revision ?? 0;
  },

  async products(): Promise<Product[]> {
    const rows = await query<{ body: Product }>(
      'select body from mall_products where not is_withdrawn order by product_id',
    );
    return rows.map(({ body }) => body);
  },
});

export type MallStore = ReturnType<typeof mallStore>;
