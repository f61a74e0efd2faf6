import type { HazardClass } from '../goods/dangerous-goods';
import type { VerdictLevel } from '../goods/verdict';
import type { StoredPair } from './basket';
import type { LotShare } from './allot';
import type { ApprovalRule } from './approval-rule';
import { PURCHASE_BARS, isPurchaseBar, type PurchaseVerdict, type PurchaseBar } from './gate';
import type { ListMerge, ListsChange, ListSummary } from './lists';
import type { SendCity } from './places';
import type { PurchaseLimit, Pack, PackForm } from './product';
import type { QuantityFault } from './quantity';
import { HOUR_MS } from '../values/spans';

/** Prices hold this long from the first line. */
export const PURCHASE_HOLD_MS = 24 * HOUR_MS;
export const MOST_LINES = 50;

export type PackLine = { productId: string; pack: PackForm; city: string; kg: number };

/** One line per pack and store. */
export const purchaseLineId = ({ productId, pack, city }: Omit<PackLine, 'kg'>): string =>
  `${productId}-${pack}-${city}`;

export const PURCHASE_DELIVERIES = ['SELF', 'SEND'] as const;
export type Delivery = { way: (typeof PURCHASE_DELIVERIES)[number]; to: SendCity | '' };

/**
 * All changes to lists, mostly to the open one. `seenKg`: quantity the user saw before changing it; null without a
 * line.
 */
export type PurchaseChange =
  | ({ kind: 'line'; seenKg: number | null } & PackLine)
  | { kind: 'remove'; lineId: string }
  | { kind: 'tick'; lineId: string; isTicked: boolean }
  | { kind: 'merge'; from: string; to: string }
  /** Moves unticked lines to another list. */
  | { kind: 'move'; listId: string; lineIds: string[] }
  | { kind: 'take'; lines: PackLine[] }
  /** Adds the lines of an earlier order at current prices. */
  | { kind: 'again'; orderNo: string }
  | ({ kind: 'deliver' } & Delivery)
  | { kind: 'renew' }
  | ListsChange;

/** Fen per kg and line total: at held prices and at current ones. */
export type LinePrice = { perKg: number; amount: number; perKgNow: number; amountNow: number };

export type PurchaseLine = PackLine & {
  lineId: string;
  /** Unticked: stays on the list and is neither counted nor ordered. */
  isLeft: boolean;
  nameCn: string;
  grade: string;
  unNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  gate: PurchaseLimit;
  sold: Pack;
  /** Stock of the product in the store, over all packs. */
  inStockKg: number;
  fault: QuantityFault | null;
  /** Null when sold by enquiry. */
  price: LinePrice | null;
  /** Next price tier, over all packs of the product from the store. */
  next: { addKg: number; perKg: number } | null;
  /** Considers all lines ordered together from the store. */
  gateAnswer: PurchaseVerdict;
  /** Lots it would take now; nothing is reserved. */
  lots: readonly LotShare[];
};

/** No longer sold: kept for the record, counted nowhere. Hidden goods have no name. */
type WithdrawnLine = PackLine & { lineId: string; named: string };

type LineFinding = {
  level: VerdictLevel;
  code: string;
  given: Readonly<Record<string, string | number>>;
  source: { source: string; edition: string };
};

/** `total` in fen; `trucks` is null for a part load. */
type Freight = { total: number; km: number; trucks: number | null };

/** Another store of the list that stocks the whole group; `saves` in fen, by list prices and freight. */
export type StoreMerge = { to: string; saves: number; isOneTruck: boolean };

export type PurchaseGroup = {
  city: string;
  lines: readonly PurchaseLine[];
  kg: number;
  goods: number;
  goodsNow: number;
  together: {
    level: VerdictLevel;
    findings: readonly LineFinding[];
    /** Trucks needed to keep incompatible goods apart. */
    loads: number;
    stored: { level: VerdictLevel; pairs: readonly StoredPair[] };
  };
  /** Truck to the city of the list for all lines; null for pick-up, without a city, or when a line cannot be sent. */
  freight: Freight | null;
  /** Truck to the city of the list for the counted lines only; null in the same cases. */
  orderFreight: Freight | null;
  /** Store with the largest saving; null when none saves. */
  merge: StoreMerge | null;
};

export type PurchaseSheet = {
  lists: readonly ListSummary[];
  groups: readonly PurchaseGroup[];
  withdrawn: readonly WithdrawnLine[];
  delivery: Delivery;
  /** Prices hold until then; null for an empty list. */
  held: { until: string; isOver: boolean } | null;
  /** Limits above which a list needs approval; null when the enterprise set none. */
  rule: ApprovalRule | null;
};

/** `replacedKg`: quantity a colleague had written into the changed line in the meantime. */
export type PurchaseAnswer = { sheet: PurchaseSheet; replacedKg: number | null; brought: ListMerge | null };

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
