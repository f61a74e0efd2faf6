import { kgTyped, typedPacksFault } from '../../../domain/mall/choice';
import { purchaseLines, type PackLine, type PurchaseChange, type PurchaseLine } from '../../../domain/mall/purchase';
import { countPieces, type TypedFault } from '../../../domain/mall/quantity';
import { parseMoment } from '../../../domain/values/moments';
import { MOST_LISTS, nameFault, type ListsChange, type ListSummary, type NameFault } from '../../../domain/mall/lists';
import type { AskedOfLists, ListAsking, PurchaseListContext } from './purchase-list.types';

/** An expired sheet reloads at most this often, even when the page clock is fast. */
const ASKED_EVERY_MS = 20_000;

type Typing = Pick<PurchaseListContext, 'sheet' | 'typed'>;

const sheetLines = ({ sheet }: Pick<Typing, 'sheet'>): readonly PurchaseLine[] => (sheet ? purchaseLines(sheet) : []);

/** Faults of a typed amount within one sale; the list reports the stock. */
export const typedFault = ({ sold }: Pick<PurchaseLine, 'sold'>, typed: string): TypedFault | null =>
  typedPacksFault(sold, typed, Infinity);

/** First line with a savable typed count, as a change; null when there is none. */
export function pendingLineChange(typing: Typing): PurchaseChange | null {
  for (const { productId, pack, city, kg, lineId, sold } of sheetLines(typing)) {
    const typed = typing.typed[lineId];
    const wanted = typed === undefined ? null : kgTyped(sold, typed);
    if (typed !== undefined && wanted !== null && wanted !== kg && typedFault({ sold }, typed) === null)
      return { kind: 'line', productId, pack, city, kg: wanted, seenKg: kg };
  }
  return null;
}

/** Drops typed counts that are saved or whose line is gone. */
export const stillTyped = (typing: Typing): PurchaseListContext['typed'] =>
  Object.fromEntries(
    sheetLines(typing).flatMap(({ lineId, kg, sold }) => {
      const typed = typing.typed[lineId];
      return typed === undefined || typed === String(countPieces(sold, kg)) ? [] : [[lineId, typed] as const];
    }),
  );

export function packLine(context: Pick<Typing, 'sheet'>, lineId: string): PackLine | null {
  const line = sheetLines(context).find((one) => one.lineId === lineId);
  return line ? { productId: line.productId, pack: line.pack, city: line.city, kg: line.kg } : null;
}

export function isHeldOver({ sheet, askedAt }: Pick<PurchaseListContext, 'sheet' | 'askedAt'>, now: number): boolean {
  const held = sheet?.held ?? null;
  return (
    held !== null && !held.isOver && now >= (parseMoment(held.until) ?? Infinity) && now - askedAt >= ASKED_EVERY_MS
  );
}

export const canRetry = ({ failureCode }: Pick<PurchaseListContext, 'failureCode'>): boolean =>
  failureCode !== null && failureCode !== 'moved' && failureCode !== 'noOrder';

type Lists = Pick<PurchaseListContext, 'sheet'>;

export const openList = ({ sheet }: Lists): ListSummary | null => sheet?.lists.find(({ isOpen }) => isOpen) ?? null;

export function canAsk({ sheet }: Lists, what: AskedOfLists): boolean {
  const count = sheet?.lists.length ?? 0;
  if (what === 'drop') return count > 1;
  return what === 'rename' ? count > 0 : count > 0 && count < MOST_LISTS;
}

/** List names are unique; a rename may keep its own name. */
export function askingFault({ sheet }: Lists, { what, name }: Pick<ListAsking, 'what' | 'name'>): NameFault | null {
  if (what === 'drop') return null;
  return nameFault(name, sheet?.lists.filter(({ isOpen }) => what !== 'rename' || !isOpen) ?? []);
}

export const startListAsking = (lists: Lists, what: AskedOfLists): ListAsking => ({
  what,
  isTried: false,
  name: what === 'rename' ? (openList(lists)?.name ?? '') : '',
});

export const listsChangeFrom = ({ what, name }: ListAsking): ListsChange =>
  what === 'drop' ? { kind: 'drop' } : { kind: what, name: name.trim() };

/** Clears typed counts, undo and dialogs when another list opens. */
export function leftBehind(
  before: PurchaseListContext,
  sheet: PurchaseListContext['sheet'],
): Partial<PurchaseListContext> {
  const seen = openList(before)?.listId;
  if (seen === undefined || seen === openList({ sheet })?.listId) return {};
  const failureCode = before.failureCode === 'moved' ? before.failureCode : null;
  return { typed: {}, asking: null, brought: null, removed: null, replaced: null, failureCode };
}
