import type { Buyer } from '../../../../domain/mall/purchase-right';
import { isOfLists } from '../../../../domain/mall/lists';
import type { PastedRows } from '../../../../domain/mall/pasted';
import type { PurchaseAnswer, PurchaseChange, PurchaseSheet } from '../../../../domain/mall/purchase';
import type { Clock } from '../../../base/clock';
import type { Database } from '../../../base/database/database';
import type { Catalogue, Withheld } from '../catalogue';
import { readApprovalRule } from '../approval/rules';
import { addLines, isBringing } from './brought';
import { applyChange } from './changed';
import { EMPTY_LIST, summarizeLists, type KeptList } from './kept';
import { changeLists, holdToOpen } from './lists';
import { interpretPasted } from './pasted';
import { buildSheet } from './sheet';
import { purchaseStore } from './store';

export type PurchaseDeps = {
  database: Database;
  catalogue: Catalogue;
  withheld: Withheld;
  clock: Clock;
  buyerOf: (userId: string) => Promise<Buyer | null>;
};

type ChangeRequest = { change: PurchaseChange; listId?: string | undefined };

const open = (lists: readonly KeptList[]) => ({
  list: lists.find(({ isOpen }) => isOpen) ?? EMPTY_LIST,
  lists: summarizeLists(lists),
});

/** Purchase lists of a person. They hold prices but no stock. */
export function purchaseService({ database, catalogue, withheld, clock, buyerOf }: PurchaseDeps) {
  const told = async (userId: string) => ({
    shelf: await catalogue(),
    hidden: await withheld(),
    buyer: await buyerOf(userId),
    rule: await readApprovalRule(database, userId),
    now: new Date(clock.now()),
  });
  return {
    async read(userId: string): Promise<PurchaseSheet> {
      const lists = await purchaseStore(database).all(userId);
      return buildSheet({ ...(await told(userId)), ...open(lists) });
    },
    pasted: async (text: string): Promise<PastedRows> => interpretPasted(await catalogue(), text),
    async change(userId: string, { change, listId }: ChangeRequest): Promise<PurchaseAnswer> {
      const shop = await told(userId);
      const { lists, ...answer } = await database.tx(async (inside) => {
        const store = purchaseStore(inside);
        const before = await store.hold(userId);
        holdToOpen(before, listId);
        if (isOfLists(change)) {
          await changeLists(inside, { userId, now: shop.now, open: before }, change);
          return { lists: await store.all(userId), replacedKg: null, brought: null };
        }
        if (isBringing(change)) {
          const brought = await addLines(inside, { userId, open: before, shop }, change);
          return { lists: await store.all(userId), replacedKg: null, brought };
        }
        const changed = applyChange(before, change, shop);
        await store.keep(userId, changed.list);
        return { lists: await store.all(userId), replacedKg: changed.replacedKg, brought: null };
      });
      return { sheet: buildSheet({ ...shop, ...open(lists) }), ...answer };
    },
  };
}

export type PurchaseService = ReturnType<typeof purchaseService>;
