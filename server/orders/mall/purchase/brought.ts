import type { ListMerge } from '../../../../domain/mall/lists';
import { purchaseLineId, type PackLine, type PurchaseChange } from '../../../../domain/mall/purchase';
import type { MallSearch } from '../../../../domain/modes/mall/search';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { Snapshot } from '../../../trade/modes/mode';
import { orderStore } from '../../orders/store';
import { applyChange, soldAs, withoutLine, type Shop } from './changed';
import type { KeptLine, KeptList } from './kept';
import { listRefusal } from './lists';
import { purchaseStore } from './store';

type Onto = { list: KeptList; brought: ListMerge };

export function broughtOnto(before: KeptList, lines: readonly KeptLine[], shop: Shop): Onto {
  const [stood, left] = [[] as string[], [] as string[]];
  let list = before;
  for (const { productId, pack, city, kg, named } of lines) {
    const line = { productId, pack, city, kg };
    if (before.lines.some((one) => purchaseLineId(one) === purchaseLineId(line))) {
      stood.push(named);
      continue;
    }
    try {
      ({ list } = applyChange(list, { kind: 'line', ...line, seenKg: null }, shop));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      left.push(named);
    }
  }
  return { list, brought: { taken: list.lines.length - before.lines.length, stood, left } };
}

const lineNamer =
  ({ shelf }: Shop) =>
  (line: PackLine): KeptLine => {
    const shelved = soldAs(shelf, line.productId);
    return { ...line, named: shelved ? `${shelved.goods.nameCn} ${shelved.product.grade}` : line.productId };
  };

/** Lines of the person's own purchase order; whatever its delivery, they keep its store. */
async function linesOfOrder(inside: Queries, userId: string, orderNo: string): Promise<KeptLine[]> {
  const row = await orderStore(inside).find(userId, orderNo);
  const search = (row?.snapshot as Pick<Snapshot, 'quote'> | undefined)?.quote.search as MallSearch | undefined;
  // Freight searches have no product lines.
  if (search?.lines === undefined) throw listRefusal('noOrder');
  const { city, lines } = search;
  return lines.map(({ productId, pack, kg, row: goods, grade }) => ({
    productId,
    pack,
    city,
    kg,
    named: `${goods.nameCn} ${grade}`,
  }));
}

type Bringing = Extract<PurchaseChange, { kind: 'take' | 'again' | 'move' }>;
export const isBringing = (change: PurchaseChange): change is Bringing =>
  change.kind === 'take' || change.kind === 'again' || change.kind === 'move';

async function moved(
  inside: Queries,
  userId: string,
  open: KeptList,
  change: Extract<Bringing, { kind: 'move' }>,
  shop: Shop,
) {
  const store = purchaseStore(inside);
  const onto = (await store.all(userId)).find(({ listId, isOpen }) => listId === change.listId && !isOpen);
  if (!onto) throw listRefusal('moved');
  const lines = open.lines.filter((line) => change.lineIds.includes(purchaseLineId(line)));
  const { list, brought } = broughtOnto(onto, lines, shop);
  await store.keep(userId, list);
  const gone = lines.filter(({ named }) => !brought.stood.includes(named) && !brought.left.includes(named));
  return { list: gone.reduce((rest, line) => withoutLine(rest, purchaseLineId(line)), open), brought };
}

/** Adds several lines: pasted, from an earlier order, or moved from a list. The open list must be locked. */
export async function addLines(
  inside: Queries,
  { userId, open, shop }: { userId: string; open: KeptList; shop: Shop },
  change: Bringing,
): Promise<ListMerge> {
  const { list, brought } =
    change.kind === 'move'
      ? await moved(inside, userId, open, change, shop)
      : broughtOnto(
          open,
          change.kind === 'take'
            ? change.lines.map(lineNamer(shop))
            : await linesOfOrder(inside, userId, change.orderNo),
          shop,
        );
  await purchaseStore(inside).keep(userId, list);
  return brought;
}
