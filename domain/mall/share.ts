import { tidySum } from '../offer/containers';
import type { Pack } from './product';
import {
  isCounted,
  leftOutWhy,
  purchaseLines,
  type PurchaseGroup,
  type PurchaseLine,
  type PurchaseSheet,
} from './purchase';
import type { Is } from '../shape/is';
import type { shared, link, sharedSheetShape, imported, sharedLineShape, sharedSums } from './share-shape';

export const SHARE_SHOWS = ['ALL', 'TOTAL', 'NONE'] as const;
export type ShareShow = (typeof SHARE_SHOWS)[number];

export const MOST_SHARES = 20;

/** In fen, at the time the link was made. */
export type SharedSums = Is<typeof sharedSums>;

/** List line for other readers: no lot, no stock, nothing about the rights of its owner. */
export type SharedLine = Is<typeof sharedLineShape>;

export type SharedSheet = Is<typeof sharedSheetShape>;

export type SharedList = Is<typeof shared>;

/** A link as its owner sees it. The link is shown once and not stored. */
export type ShareLink = Is<typeof link>;

export type ImportedList = Is<typeof imported>;

/** A link without prices hides pack surcharges too. */
const visiblePack = (sold: Pack, show: ShareShow): Pack => (show === 'ALL' ? sold : { ...sold, adderYuanPerKg: 0 });

function sharedLine(line: PurchaseLine, show: ShareShow, isOver: boolean): SharedLine {
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
    sold: visiblePack(sold, show),
  };
  if (show !== 'ALL' || price === null) return { ...seen, price: null };
  return {
    ...seen,
    price: isOver ? { perKg: price.perKgNow, amount: price.amountNow } : { perKg: price.perKg, amount: price.amount },
  };
}

const sumBy = <TOne>(all: readonly TOne[], of: (one: TOne) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

const isPriced = ({ price, fault }: PurchaseLine): boolean => price !== null && fault === null;

/** Shared list at the prices of the moment its link was made. */
export function buildSharedSheet(sheet: PurchaseSheet, show: ShareShow): SharedSheet {
  const { groups, delivery, held } = sheet;
  const isOver = held?.isOver ?? false;
  const lines = purchaseLines(sheet);
  const goods = sumBy(lines.filter(isPriced), ({ price }) => (isOver ? price?.amountNow : price?.amount) ?? 0);
  const freight = sumBy(groups, (group) => group.freight?.total ?? 0);
  return {
    lines: lines.map((line) => sharedLine(line, show, isOver)),
    delivery,
    kg: sumBy(groups, (group) => group.kg),
    sums: show === 'NONE' ? null : { goods, freight, total: goods + freight },
    uncounted: lines.filter((line) => !isPriced(line)).length,
  };
}

/** A list as its approver signs it: at held prices; lines that cannot be ordered are outside kilograms and sums. */
export function buildSignedSheet(sheet: PurchaseSheet): SharedSheet {
  const lines = purchaseLines(sheet);
  const counted = lines.filter(isCounted);
  const goods = sumBy(sheet.groups, (group: PurchaseGroup) => group.goods);
  const freight = sumBy(sheet.groups, (group: PurchaseGroup) => group.orderFreight?.total ?? 0);
  return {
    lines: lines.map((line) => {
      const leftOut = leftOutWhy(line);
      return { ...sharedLine(line, 'ALL', false), ...(leftOut !== null && { leftOut }) };
    }),
    delivery: sheet.delivery,
    kg: tidySum(counted.map(({ kg }) => kg)),
    sums: { goods, freight, total: goods + freight },
    uncounted: lines.length - counted.length,
  };
}

/** Public form of a list: hidden goods lose name and number, and sums that would reveal them. */
export function redactSheet<TSheet extends SharedSheet>(
  sheet: TSheet,
  show: ShareShow,
  hidden: ReadonlySet<string>,
): TSheet {
  const told = sheet.lines.filter(({ productId }) => !hidden.has(productId));
  const lines = told.map((line) => ({ ...line, sold: visiblePack(line.sold, show) }));
  const withheld = sheet.lines.length - lines.length;
  const kg = tidySum(lines.map((line) => line.kg));
  return withheld === 0 ? { ...sheet, lines } : { ...sheet, lines, withheld, sums: null, kg, uncounted: 0 };
}
