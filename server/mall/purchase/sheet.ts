import { roundedUp } from '../../../domain/values/money';
import { tidySum } from '../../../domain/offer/containers';
import { allotted } from '../../../domain/mall/allot';
import type { ApprovalRule } from '../../../domain/mall/approval-rule';
import { gateAnswerBeside, type Buyer } from '../../../domain/mall/gate';
import type { ListTold } from '../../../domain/mall/lists';
import { nextTier, unitPrice } from '../../../domain/mall/price';
import type { Rates } from '../../../domain/mall/product';
import {
  isCounted,
  lineIdOf,
  type LinePrice,
  type PurchaseGroup,
  type PurchaseLine,
  type PurchaseSheet,
} from '../../../domain/mall/purchase';
import { isOrderable } from '../../../domain/modes/mall/offered';
import { quantityFault } from '../../../domain/mall/quantity';
import { dayAt } from '../../../domain/values/days';
import type { Shop } from './changed';
import { freightOf, togetherIn } from './group';
import type { KeptList } from './kept';
import { opened, wantedAs, type OpenLine } from './open-line';

type Told = { list: KeptList; buyer: Buyer | null; rule?: ApprovalRule | null; lists?: readonly ListTold[] } & Shop;

/** By all that is bought of the product out of the store. */
function priceOf({ shelved, sold, kg, productId }: OpenLine, allKg: number, list: KeptList): LinePrice | null {
  if (!shelved.product.isPriced) return null;
  const at = (rates: Rates): number => unitPrice(rates, sold.adderYuanPerKg, allKg);
  const [perKg, perKgNow] = [at(list.rates[productId] ?? shelved.rates), at(shelved.rates)];
  return { perKg, amount: roundedUp(perKg * kg), perKgNow, amountNow: roundedUp(perKgNow * kg) };
}

function nextOf({ shelved, sold, productId }: OpenLine, allKg: number, list: KeptList): PurchaseLine['next'] {
  const rates = list.rates[productId] ?? shelved.rates;
  const next = shelved.product.isPriced ? nextTier(rates.tiers, allKg) : null;
  return next && { addKg: next.addKg, perKg: unitPrice(rates, sold.adderYuanPerKg, next.tier.fromKg) };
}

type Line = { line: OpenLine; beside: readonly OpenLine[] };

function lineOf({ line, beside }: Line, { list, buyer, now }: Told): PurchaseLine {
  const { productId, pack, city, kg, shelved, sold } = line;
  const same = beside.filter((one) => one.productId === productId);
  const others = beside.filter((one) => one !== line);
  const allKg = tidySum(same.map((one) => one.kg));
  const inStockKg = shelved.stock.find((one) => one.city === city)?.kg ?? 0;
  const lots = allotted(
    shelved.lots.filter((lot) => lot.city === city),
    same,
  );
  return {
    productId,
    pack,
    city,
    kg,
    lineId: lineIdOf(line),
    nameCn: shelved.goods.nameCn,
    grade: shelved.product.grade,
    unNo: shelved.goods.unNo,
    hazardClass: shelved.goods.hazardClass,
    gate: shelved.product.gate,
    sold,
    inStockKg,
    fault: quantityFault(sold, kg, Infinity) ?? (allKg > inStockKg ? 'kgNotInStock' : null),
    price: priceOf(line, allKg, list),
    next: nextOf(line, allKg, list),
    gateAnswer: gateAnswerBeside(wantedAs(line), others.map(wantedAs), buyer, dayAt(now.getTime())),
    lots: lots?.[same.indexOf(line)] ?? [],
  };
}

function groupOf(city: string, all: readonly OpenLine[], told: Told): PurchaseGroup {
  const opens = all.filter((line) => line.city === city);
  const lines = opens.map((line) => lineOf({ line, beside: opens }, told));
  const sum = (of: (line: PurchaseLine) => number) =>
    lines.filter(isCounted).reduce((total, line) => total + of(line), 0);
  const { loads, ...together } = togetherIn(opens);
  const ordered = opens.filter((_, at) => lines.slice(at, at + 1).some(isOrderable));
  return {
    city,
    lines,
    kg: tidySum(opens.map(({ kg }) => kg)),
    goods: sum(({ price }) => price?.amount ?? 0),
    goodsNow: sum(({ price }) => price?.amountNow ?? 0),
    together: { ...together, loads: loads.length },
    freight: freightOf(opens, loads, told.list.delivery, city),
    orderFreight: ordered.length === 0 ? null : freightOf(ordered, togetherIn(ordered).loads, told.list.delivery, city),
  };
}

/** A list as its owner sees it: store by store, priced as it is held and as it would be today. */
export function sheetOf(told: Told): PurchaseSheet {
  const { list, shelf, hidden, now } = told;
  const all = list.lines.flatMap((line) => opened(line, shelf) ?? []);
  const cities = [...new Set(all.map(({ city }) => city))];
  return {
    lists: told.lists ?? [],
    groups: cities.map((city) => groupOf(city, all, told)),
    withdrawn: list.lines
      .filter((line) => opened(line, shelf) === null)
      .map((line) => ({ ...line, named: hidden.has(line.productId) ? '' : line.named, lineId: lineIdOf(line) })),
    delivery: list.delivery,
    held: list.heldUntil && { until: list.heldUntil.toISOString(), isOver: list.heldUntil <= now },
    rule: told.rule ?? null,
  };
}
