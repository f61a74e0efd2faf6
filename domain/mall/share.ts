import { tidySum } from '../offer/containers';
import type { LinkState } from './link';
import type { ListMerge, OpenList } from './lists';
import type { Pack } from './product';
import {
  isCounted,
  leftOutWhy,
  linesIn,
  type Delivery,
  type LeftOutWhy,
  type PurchaseGroup,
  type PurchaseLine,
  type PurchaseSheet,
} from './purchase';

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
  'productId' | 'pack' | 'city' | 'kg' | 'lineId' | 'nameCn' | 'grade' | 'unNo' | 'hazardClass' | 'subRisks' | 'sold'
> & {
  /** Set in an approval alone: why its approver does not sign for the line. A share tells nothing of what its owner may buy. */
  leftOut?: LeftOutWhy | undefined;
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

/** `list`: the reader's list that received them. */
export type Imported = ListMerge & { list: OpenList };

/** A link without prices has none of a pack either. */
const packShown = (sold: Pack, show: ShareShow): Pack => (show === 'ALL' ? sold : { ...sold, adderYuanPerKg: 0 });

function lineFor(line: PurchaseLine, show: ShareShow, isOver: boolean): SharedLine {
  const { productId, pack, city, kg, lineId, nameCn, grade, unNo, hazardClass, subRisks, sold, price } = line;
  const seen = {
    productId,
    pack,
    city,
    kg,
    lineId,
    nameCn,
    grade,
    unNo,
    hazardClass,
    subRisks,
    sold: packShown(sold, show),
  };
  if (show !== 'ALL' || price === null) return { ...seen, price: null };
  return {
    ...seen,
    price: isOver ? { perKg: price.perKgNow, amount: price.amountNow } : { perKg: price.perKg, amount: price.amount },
  };
}

const sumOf = <TOne>(all: readonly TOne[], of: (one: TOne) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

const isPriced = ({ price, fault }: PurchaseLine): boolean => price !== null && fault === null;

/** Shared list at the prices of the moment its link was made. */
export function sharedBy(sheet: PurchaseSheet, show: ShareShow): SharedSheet {
  const { groups, delivery, held } = sheet;
  const isOver = held?.isOver ?? false;
  const lines = linesIn(sheet);
  const goods = sumOf(lines.filter(isPriced), ({ price }) => (isOver ? price?.amountNow : price?.amount) ?? 0);
  const freight = sumOf(groups, (group) => group.freight?.total ?? 0);
  return {
    lines: lines.map((line) => lineFor(line, show, isOver)),
    delivery,
    kg: sumOf(groups, (group) => group.kg),
    sums: show === 'NONE' ? null : { goods, freight, total: goods + freight },
    uncounted: lines.filter((line) => !isPriced(line)).length,
  };
}

/** A list as its approver signs for it: at held prices, with what cannot be ordered outside of kilograms and sums. */
export function signedBy(sheet: PurchaseSheet): SharedSheet {
  const lines = linesIn(sheet);
  const counted = lines.filter(isCounted);
  const goods = sumOf(sheet.groups, (group: PurchaseGroup) => group.goods);
  const freight = sumOf(sheet.groups, (group: PurchaseGroup) => group.orderFreight?.total ?? 0);
  return {
    lines: lines.map((line) => {
      const leftOut = leftOutWhy(line);
      return { ...lineFor(line, 'ALL', false), ...(leftOut !== null && { leftOut }) };
    }),
    delivery: sheet.delivery,
    kg: tidySum(counted.map(({ kg }) => kg)),
    sums: { goods, freight, total: goods + freight },
    uncounted: lines.length - counted.length,
  };
}

/** Public form of a list: hidden goods lose name and number, and sums that would reveal them. */
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
