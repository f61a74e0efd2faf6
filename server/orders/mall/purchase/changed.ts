import { tidySum } from '../../../../domain/offer/containers';
import { CODES } from '../../../../contract/wire/envelope';
import type { ListsChange } from '../../../../domain/mall/lists';
import {
  purchaseLineId,
  MOST_LINES,
  PURCHASE_HOLD_MS,
  type PackLine,
  type PurchaseChange,
} from '../../../../domain/mall/purchase';
import { quantityFault } from '../../../../domain/mall/quantity';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { ShelvedProduct } from '../shelf';
import type { KeptLine, KeptList } from './kept';
import { PURCHASE_MESSAGES as messages } from './messages';

/** `hidden`: products that must not be shown. */
export type Shop = { shelf: readonly ShelvedProduct[]; hidden: ReadonlySet<string>; now: Date };

type ListChange = { list: KeptList; replacedKg: number | null };

export const soldAs = (shelf: readonly ShelvedProduct[], productId: string): ShelvedProduct | undefined =>
  shelf.find(({ product }) => product.productId === productId);

/** Whole packs of products the store carries. Low stock is shown but not refused. */
function wholePackLine({ productId, pack: form, city, kg }: PackLine, shelf: readonly ShelvedProduct[]): KeptLine {
  const shelved = soldAs(shelf, productId);
  const pack = shelved?.product.packs.find((one) => one.form === form);
  if (!shelved || !pack) throw notFoundFault();
  if (!shelved.product.stock.cities.includes(city)) throw badRequest(messages.city, 'city');
  if (quantityFault(pack, kg, kg) !== null) throw badRequest(messages.quantity, 'kg');
  return { productId, pack: form, city, kg, named: `${shelved.goods.nameCn} ${shelved.product.grade}` };
}

/** Prices are held from the first line on; later lines share its expiry. */
function holdPrices(
  list: KeptList,
  { product, rates }: ShelvedProduct,
  now: Date,
): Pick<KeptList, 'rates' | 'heldUntil'> {
  const isFirst = list.lines.length === 0;
  const before = isFirst ? {} : list.rates;
  return {
    rates: { ...before, [product.productId]: before[product.productId] ?? rates },
    heldUntil: isFirst ? new Date(now.getTime() + PURCHASE_HOLD_MS) : list.heldUntil,
  };
}

function withLine(list: KeptList, change: PackLine & { seenKg: number | null }, { shelf, now }: Shop): ListChange {
  const line = wholePackLine(change, shelf);
  const shelved = soldAs(shelf, line.productId);
  if (!shelved) throw notFoundFault();
  const id = purchaseLineId(line);
  const before = list.lines.find((one) => purchaseLineId(one) === id);
  const lines = before
    ? list.lines.map((one) => (one === before ? { ...before, ...line } : one))
    : [...list.lines, line];
  if (lines.length > MOST_LINES) throw new Refusal(CODES.bounded, messages.tooMany(MOST_LINES));
  const isReplaced = before !== undefined && before.kg !== change.seenKg && before.kg !== line.kg;
  return { list: { ...list, ...holdPrices(list, shelved, now), lines }, replacedKg: isReplaced ? before.kg : null };
}

/** Withdrawn products keep their old rates, which no total uses. */
const renewed = (list: KeptList, { shelf, now }: Shop): KeptList => ({
  ...list,
  rates: Object.fromEntries(
    list.lines.flatMap(({ productId }) => {
      const rates = soldAs(shelf, productId)?.rates ?? list.rates[productId];
      return rates ? [[productId, rates] as const] : [];
    }),
  ),
  heldUntil: list.lines.length === 0 ? null : new Date(now.getTime() + PURCHASE_HOLD_MS),
});

export function withoutLine(list: KeptList, lineId: string): KeptList {
  const lines = list.lines.filter((line) => purchaseLineId(line) !== lineId);
  return lines.length === 0 ? { ...list, lines, rates: {}, heldUntil: null } : { ...list, lines };
}

const ticked = (list: KeptList, { lineId, isTicked }: { lineId: string; isTicked: boolean }): KeptList => ({
  ...list,
  lines: list.lines.map((line) => (purchaseLineId(line) === lineId ? { ...line, isLeft: !isTicked } : line)),
});

function mergeLines(list: KeptList, { from, to }: { from: string; to: string }, shop: Shop): KeptList {
  const moving = list.lines.filter(({ city, isLeft }) => city === from && isLeft !== true);
  return moving.reduce((rest, line) => {
    const target = { ...line, city: to };
    const there = rest.lines.find((one) => purchaseLineId(one) === purchaseLineId(target));
    const kg = tidySum([line.kg, there?.isLeft === true ? 0 : (there?.kg ?? 0)]);
    return withLine(withoutLine(rest, purchaseLineId(line)), { ...target, kg, seenKg: there?.kg ?? null }, shop).list;
  }, list);
}

type ChangeOfLines = Exclude<PurchaseChange, ListsChange | { kind: 'move' | 'take' | 'again' }>;

/** Applies a change. Concurrent changes: the last write wins and is reported. */
export function applyChange(list: KeptList, change: ChangeOfLines, shop: Shop): ListChange {
  if (change.kind === 'line') return withLine(list, change, shop);
  if (change.kind === 'tick') return { list: ticked(list, change), replacedKg: null };
  if (change.kind === 'merge') return { list: mergeLines(list, change, shop), replacedKg: null };
  if (change.kind === 'remove') return { list: withoutLine(list, change.lineId), replacedKg: null };
  if (change.kind === 'renew') return { list: renewed(list, shop), replacedKg: null };
  const { way, to } = change;
  return { list: { ...list, delivery: { way, to } }, replacedKg: null };
}
