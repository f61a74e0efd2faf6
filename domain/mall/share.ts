import { tidySum } from '../offer/containers';
import type { LinkState } from './link';
import type { OpenList } from './lists';
import type { Pack } from './product';
import { linesIn, type Delivery, type PurchaseGroup, type PurchaseLine, type PurchaseSheet } from './purchase';

/** How much of the prices a link shows. */
export const SHARE_SHOWS = ['ALL', 'TOTAL', 'NONE'] as const;
export type ShareShow = (typeof SHARE_SHOWS)[number];

/** Links of one person that can be opened at once. */
export const MOST_SHARES = 20;

/** Fen, as they were when the link was made. */
export type SharedSums = { goods: number; freight: number; total: number };

/** What is listed, as others see it: no lot, no stock, nothing of what its owner may buy. */
export type SharedLine = Pick<
  PurchaseLine,
  'productId' | 'pack' | 'city' | 'kg' | 'lineId' | 'nameCn' | 'grade' | 'unNo' | 'hazardClass' | 'sold'
> & {
  /** Null where prices are not shown, and where the house has none. */
  price: { perKg: number; amount: number } | null;
};

export type SharedSheet = {
  lines: readonly SharedLine[];
  delivery: Delivery;
  kg: number;
  /** Null where no sum is shown. */
  sums: SharedSums | null;
  /** Lines that are in no sum: they have no price, or not a quantity that can be sold. */
  uncounted: number;
  /** Lines whose goods may not be shown any more. */
  withheld?: number | undefined;
};

/** What an opened link tells. */
export type Shared = {
  /** Who shares it, as far as strangers learn it. */
  from: string;
  show: ShareShow;
  madeAt: string;
  expiresAt: string;
  sheet: SharedSheet;
};

/** A link as its owner sees it. The link itself is kept by nobody: it is told once. */
export type ShareLink = {
  shareId: string;
  state: LinkState;
  show: ShareShow;
  needsLogin: boolean;
  madeAt: string;
  expiresAt: string;
  lines: number;
  kg: number;
  opened: number;
  lastOpenedAt: string | null;
  /** Once, by as long as it lives. */
  canExtend: boolean;
};

/** `list`: the reader's list that received them. `taken`: how many lines it gained; `stood`: names it had already; `left`: names that could not be taken. */
export type Imported = { list: OpenList; taken: number; stood: readonly string[]; left: readonly string[] };

/** A link without prices has none of a pack either. */
const packShown = (sold: Pack, show: ShareShow): Pack => (show === 'ALL' ? sold : { ...sold, adderYuanPerKg: 0 });

function lineFor(line: PurchaseLine, show: ShareShow, isOver: boolean): SharedLine {
  const { productId, pack, city, kg, lineId, nameCn, grade, unNo, hazardClass, sold, price } = line;
  const seen = { productId, pack, city, kg, lineId, nameCn, grade, unNo, hazardClass, sold: packShown(sold, show) };
  if (show !== 'ALL' || price === null) return { ...seen, price: null };
  return {
    ...seen,
    price: isOver ? { perKg: price.perKgNow, amount: price.amountNow } : { perKg: price.perKg, amount: price.amount },
  };
}

const sumOf = (groups: readonly PurchaseGroup[], of: (group: PurchaseGroup) => number): number =>
  groups.reduce((all, group) => all + of(group), 0);

/** A list as it is shown to others, at what it would be ordered for when the link is made. */
export function sharedBy(sheet: PurchaseSheet, show: ShareShow): SharedSheet {
  const { groups, delivery, held } = sheet;
  const isOver = held?.isOver ?? false;
  const goods = sumOf(groups, (group) => (isOver ? group.goodsNow : group.goods));
  const freight = sumOf(groups, (group) => group.freight?.total ?? 0);
  const lines = linesIn(sheet);
  return {
    lines: lines.map((line) => lineFor(line, show, isOver)),
    delivery,
    kg: sumOf(groups, (group) => group.kg),
    sums: show === 'NONE' ? null : { goods, freight, total: goods + freight },
    uncounted: lines.filter(({ price, fault }) => price === null || fault !== null).length,
  };
}

/** As it may be told by now: goods that may not be shown have no name, no number, and no sum that tells of them. */
export function shownOf<TSheet extends SharedSheet>(
  sheet: TSheet,
  show: ShareShow,
  hidden: ReadonlySet<string>,
): TSheet {
  const told = sheet.lines.filter(({ productId }) => !hidden.has(productId));
  const lines = told.map((line) => ({ ...line, sold: packShown(line.sold, show) }));
  const withheld = sheet.lines.length - lines.length;
  const kg = tidySum(lines.map((line) => line.kg));
  return withheld === 0 ? { ...sheet, lines } : { ...sheet, lines, withheld, sums: null, kg, uncounted: 0 };
}
