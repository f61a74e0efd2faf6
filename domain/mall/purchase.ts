import { PURCHASE_BARS, isPurchaseBar, type PurchaseBar } from './purchase-right';
import type { PackForm } from './product';
import { HOUR_MS } from '../values/spans';
import type { Is } from '../shape/is';
import type {
  line,
  group,
  sheet,
  purchaseChangeShape,
  purchaseAnswer,
  linePrice,
  storeMerge,
  deliveryShape,
} from './purchase-shape';

/** Prices hold this long from the first line. */
export const PURCHASE_HOLD_MS = 24 * HOUR_MS;
export const MOST_LINES = 50;

export type PackLine = { productId: string; pack: PackForm; city: string; kg: number };

export const purchaseLineId = ({ productId, pack, city }: Omit<PackLine, 'kg'>): string =>
  `${productId}-${pack}-${city}`;

export const PURCHASE_DELIVERIES = ['SELF', 'SEND'] as const;
export type Delivery = Is<typeof deliveryShape>;

/**
 * All changes to lists, mostly to the open one. `seenKg`: quantity the user saw before changing it; null without a
 * line.
 */
export type PurchaseChange = Is<typeof purchaseChangeShape>;

/** Fen per kg and line total: at held prices and at current ones. */
export type LinePrice = Is<typeof linePrice>;

export type PurchaseLine = Is<typeof line>;

/** Another store of the list that stocks the whole group; `saves` in fen, by list prices and freight. */
export type StoreMerge = Is<typeof storeMerge>;

export type PurchaseGroup = Is<typeof group>;

export type PurchaseSheet = Is<typeof sheet>;

/** `replacedKg`: quantity a colleague had written into the changed line in the meantime. */
export type PurchaseAnswer = Is<typeof purchaseAnswer>;

export const purchaseLines = ({ groups }: PurchaseSheet): readonly PurchaseLine[] =>
  groups.flatMap(({ lines }) => lines);

export type LeftOutWhy = PurchaseBar | 'UNTICKED' | 'QUANTITY';
export const LEFT_OUT_WHYS: readonly LeftOutWhy[] = ['UNTICKED', 'QUANTITY', ...PURCHASE_BARS];

export function leftOutWhy(line: Pick<PurchaseLine, 'isLeft' | 'price' | 'gateAnswer' | 'fault'>): LeftOutWhy | null {
  if (line.isLeft) return 'UNTICKED';
  if (line.price === null) return 'ENQUIRE';
  if (isPurchaseBar(line.gateAnswer)) return line.gateAnswer;
  return line.fault === null ? null : 'QUANTITY';
}

/** Counted lines have a price and a valid quantity, and this buyer may order them now. */
export const isCounted = (line: PurchaseLine): boolean => leftOutWhy(line) === null;

export type PurchaseSums = { goods: number; freight: number; total: number; totalNow: number; kg: number };

/** Sums of the counted lines; `kg` covers the whole list. */
export function purchaseSums({ groups }: Pick<PurchaseSheet, 'groups'>): PurchaseSums {
  const sum = (of: (group: PurchaseGroup) => number) => groups.reduce((all, group) => all + of(group), 0);
  const goods = sum((group) => group.goods);
  const freight = sum((group) => group.orderFreight?.total ?? 0);
  return {
    goods,
    freight,
    total: goods + freight,
    totalNow: sum((group) => group.goodsNow) + freight,
    kg: sum((group) => group.kg),
  };
}
