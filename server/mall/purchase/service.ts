import type { Buyer } from '../../../domain/mall/gate';
import type { PurchaseAnswer, PurchaseChange, PurchaseSheet } from '../../../domain/mall/purchase';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import type { Catalogue } from '../catalogue';
import { ruleOf } from '../approval/rules';
import { changedBy } from './changed';
import { sheetOf } from './sheet';
import { purchaseStore } from './store';

export type PurchaseDeps = {
  database: Database;
  catalogue: Catalogue;
  clock: Clock;
  buyerOf: (userId: string) => Promise<Buyer | null>;
};

/** What a person has put together to buy. It holds prices and no goods. */
export function purchaseService({ database, catalogue, clock, buyerOf }: PurchaseDeps) {
  const told = async (userId: string) => ({
    shelf: await catalogue(),
    buyer: await buyerOf(userId),
    rule: await ruleOf(database, userId),
    now: new Date(clock.now()),
  });
  return {
    async read(userId: string): Promise<PurchaseSheet> {
      return sheetOf({ ...(await told(userId)), list: await purchaseStore(database).find(userId) });
    },
    async change(userId: string, change: PurchaseChange): Promise<PurchaseAnswer> {
      const shop = await told(userId);
      const { list, replacedKg } = await database.tx(async (inside) => {
        const store = purchaseStore(inside);
        const changed = changedBy(await store.hold(userId), change, shop);
        await store.keep(userId, changed.list);
        return changed;
      });
      return { sheet: sheetOf({ ...shop, list }), replacedKg };
    },
  };
}

export type PurchaseService = ReturnType<typeof purchaseService>;
