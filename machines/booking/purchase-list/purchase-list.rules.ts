import { kgIn } from '../../../domain/mall/choice';
import { linesIn, type Listed, type PurchaseChange, type PurchaseLine } from '../../../domain/mall/purchase';
import { quantityFault, type QuantityFault } from '../../../domain/mall/quantity';
import { momentIn } from '../../../domain/values/moments';
import type { PurchaseListContext } from './purchase-list.types';

/** What is over is looked up again, and not every second where the clock of the page runs ahead. */
const ASKED_EVERY_MS = 20_000;

type Typing = Pick<PurchaseListContext, 'sheet' | 'typed'>;

const linesOf = ({ sheet }: Pick<Typing, 'sheet'>): readonly PurchaseLine[] => (sheet ? linesIn(sheet) : []);

/** What is wrong with what was typed, as far as whole packs go; what the store has is told by the list. */
export const typedFault = ({ sold }: Pick<PurchaseLine, 'sold'>, typed: string): QuantityFault | null =>
  quantityFault(sold, kgIn({ kg: typed }), Infinity);

/** The first line whose typed kilograms can be kept, as it is to be kept; null where there is none. */
export function pendingIn(typing: Typing): PurchaseChange | null {
  for (const { productId, pack, city, kg, lineId, sold } of linesOf(typing)) {
    const typed = typing.typed[lineId];
    const wanted = typed === undefined ? null : kgIn({ kg: typed });
    if (typed !== undefined && wanted !== null && wanted !== kg && typedFault({ sold }, typed) === null)
      return { kind: 'line', productId, pack, city, kg: wanted, seenKg: kg };
  }
  return null;
}

/** What is kept by now is not typed any more; what is typed into a line that is gone belongs to nothing. */
export const stillTyped = (typing: Typing): PurchaseListContext['typed'] =>
  Object.fromEntries(
    linesOf(typing).flatMap(({ lineId, kg }) => {
      const typed = typing.typed[lineId];
      return typed === undefined || typed === String(kg) ? [] : [[lineId, typed] as const];
    }),
  );

export function listedBy(context: Pick<Typing, 'sheet'>, lineId: string): Listed | null {
  const line = linesOf(context).find((one) => one.lineId === lineId);
  return line ? { productId: line.productId, pack: line.pack, city: line.city, kg: line.kg } : null;
}

export function isHeldOver({ sheet, askedAt }: Pick<PurchaseListContext, 'sheet' | 'askedAt'>, now: number): boolean {
  const held = sheet?.held ?? null;
  return held !== null && !held.isOver && now >= (momentIn(held.until) ?? Infinity) && now - askedAt >= ASKED_EVERY_MS;
}
