import { roundedUp } from '../../../../domain/values/money';
import { tidySum } from '../../../../domain/offer/containers';
import { allotLots } from '../../../../domain/mall/allot';
import type { ApprovalRule } from '../../../../domain/mall/approval-rule';
import { purchaseVerdictBeside, type Buyer } from '../../../../domain/mall/purchase-right';
import type { ListSummary } from '../../../../domain/mall/lists';
import { nextTier, unitPrice } from '../../../../domain/mall/price';
import type { Rates } from '../../../../domain/mall/product';
import {
  isCounted,
  purchaseLineId,
  type LinePrice,
  type PurchaseGroup,
  type PurchaseLine,
  type PurchaseSheet,
  type StoreMerge,
} from '../../../../domain/mall/purchase';
import { quantityFault } from '../../../../domain/mall/quantity';
import { dayAt } from '../../../../domain/values/days';
import type { Shop } from './changed';
import { groupFreight, judgeLinesTogether } from './group';
import type { KeptList } from './kept';
import { openLine, wantedAs, type OpenLine } from './open-line';

type SheetSource = {
  list: KeptList;
  buyer: Buyer | null;
  rule?: ApprovalRule | null;
  lists?: readonly ListSummary[];
} & Shop;

function linePrice({ shelved, sold, kg, productId }: OpenLine, allKg: number, list: KeptList): LinePrice | null {
  if (!shelved.product.isPriced) return null;
  const at = (rates: Rates): number => unitPrice(rates, sold.adderYuanPerKg, allKg);
  const [perKg, perKgNow] = [at(list.rates[productId] ?? shelved.rates), at(shelved.rates)];
  return { perKg, amount: roundedUp(perKg * kg), perKgNow, amountNow: roundedUp(perKgNow * kg) };
}

function findNextTier({ shelved, sold, productId }: OpenLine, allKg: number, list: KeptList): PurchaseLine['next'] {
  const rates = list.rates[productId] ?? shelved.rates;
  const next = shelved.product.isPriced ? nextTier(rates.tiers, allKg) : null;
  return next && { addKg: next.addKg, perKg: unitPrice(rates, sold.adderYuanPerKg, next.tier.fromKg) };
}

type Line = { line: OpenLine; beside: readonly OpenLine[] };

function buildPurchaseLine({ line, beside }: Line, { list, buyer, now }: SheetSource): PurchaseLine {
  const { productId, pack, city, kg, shelved, sold } = line;
  const same = beside.filter((one) => one.productId === productId);
  const others = beside.filter((one) => one !== line);
  const allKg = tidySum(same.map((one) => one.kg));
  const inStockKg = shelved.stock.find((one) => one.city === city)?.kg ?? 0;
  const lots = allotLots(
    shelved.lots.filter((lot) => lot.city === city),
    same,
  );
  return {
    productId,
    pack,
    city,
    kg,
    lineId: purchaseLineId(line),
    isLeft: line.isLeft === true,
    nameCn: shelved.goods.nameCn,
    grade: shelved.product.grade,
    unNo: shelved.goods.unNo,
    hazardClass: shelved.goods.hazardClass,
    subRisks: shelved.goods.subRisks,
    gate: shelved.product.gate,
    sold,
    inStockKg,
    fault: quantityFault(sold, kg, Infinity) ?? (allKg > inStockKg ? 'kgNotInStock' : null),
    price: linePrice(line, allKg, list),
    next: findNextTier(line, allKg, list),
    gateAnswer: purchaseVerdictBeside(wantedAs(line), others.map(wantedAs), buyer, dayAt(now.getTime())),
    lots: lots?.[same.indexOf(line)] ?? [],
  };
}

function buildPurchaseGroup(city: string, all: readonly OpenLine[], told: SheetSource): PurchaseGroup {
  const opens = all.filter((line) => line.city === city);
  const ticked = opens.filter(({ isLeft }) => isLeft !== true);
  const lines = opens.map((line) =>
    buildPurchaseLine({ line, beside: opens.filter((one) => one === line || ticked.includes(one)) }, told),
  );
  const sum = (of: (line: PurchaseLine) => number) =>
    lines.filter(isCounted).reduce((total, line) => total + of(line), 0);
  const { loads, ...together } = judgeLinesTogether(ticked);
  const ordered = opens.filter((_, at) => lines.slice(at, at + 1).some(isCounted));
  return {
    city,
    lines,
    kg: tidySum(opens.map(({ kg }) => kg)),
    goods: sum(({ price }) => price?.amount ?? 0),
    goodsNow: sum(({ price }) => price?.amountNow ?? 0),
    together: { ...together, loads: loads.length },
    freight: groupFreight(opens, judgeLinesTogether(opens).loads, told.list.delivery, city),
    merge: null,
    orderFreight:
      ordered.length === 0 ? null : groupFreight(ordered, judgeLinesTogether(ordered).loads, told.list.delivery, city),
  };
}

const groupTotal = ({ goods, orderFreight }: PurchaseGroup): number => goods + (orderFreight?.total ?? 0);
const countGroupLines = ({ lines }: Pick<PurchaseGroup, 'lines'>): number => lines.filter(isCounted).length;

function moveLines(city: string, moving: readonly OpenLine[], there: readonly OpenLine[]): OpenLine[] {
  const added = new Map(moving.map((line) => [purchaseLineId({ ...line, city }), line]));
  const stay = there.map((line) => ({ ...line, kg: tidySum([line.kg, added.get(purchaseLineId(line))?.kg ?? 0]) }));
  const ids = new Set(there.map(purchaseLineId));
  return [...stay, ...moving.map((line) => ({ ...line, city })).filter((line) => !ids.has(purchaseLineId(line)))];
}

function buildMerge(
  from: PurchaseGroup,
  to: PurchaseGroup,
  all: readonly OpenLine[],
  told: SheetSource,
): StoreMerge | null {
  const ticked = (city: string) => all.filter((line) => line.city === city && line.isLeft !== true);
  const [moving, there] = [ticked(from.city), ticked(to.city)];
  const isWhole = moving.length === countGroupLines(from) && there.length === countGroupLines(to) && there.length > 0;
  const isKept = moving.every(({ shelved }) => shelved.product.stock.cities.includes(to.city));
  if (moving.length === 0 || !isWhole || !isKept) return null;
  const lines = moveLines(to.city, moving, there);
  const merged = buildPurchaseGroup(to.city, lines, told);
  const saves = groupTotal(from) + groupTotal(to) - groupTotal(merged);
  if (saves <= 0 || countGroupLines(merged) !== lines.length) return null;
  const isSent = merged.orderFreight !== null;
  if (isSent !== (from.orderFreight !== null && to.orderFreight !== null)) return null;
  return {
    to: to.city,
    saves,
    isOneTruck: isSent && (merged.orderFreight?.trucks ?? 1) === 1 && merged.together.loads === 1,
  };
}

const findBestMerge = (
  from: PurchaseGroup,
  groups: readonly PurchaseGroup[],
  all: readonly OpenLine[],
  told: SheetSource,
) =>
  groups
    .filter((to) => to !== from)
    .flatMap((to) => buildMerge(from, to, all, told) ?? [])
    .toSorted((one, other) => other.saves - one.saves)[0] ?? null;

export function buildSheet(told: SheetSource): PurchaseSheet {
  const { list, shelf, hidden, now } = told;
  const all = list.lines.flatMap((line) => openLine(line, shelf) ?? []);
  const cities = [...new Set(all.map(({ city }) => city))];
  const groups = cities.map((city) => buildPurchaseGroup(city, all, told));
  return {
    lists: told.lists ?? [],
    groups: groups.map((group) => ({ ...group, merge: findBestMerge(group, groups, all, told) })),
    withdrawn: list.lines
      .filter((line) => openLine(line, shelf) === null)
      .map((line) => ({ ...line, named: hidden.has(line.productId) ? '' : line.named, lineId: purchaseLineId(line) })),
    delivery: list.delivery,
    held: list.heldUntil && { until: list.heldUntil.toISOString(), isOver: list.heldUntil <= now },
    rule: told.rule ?? null,
  };
}
