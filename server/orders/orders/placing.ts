import { CODES } from '../../../contract/wire/envelope';
import type { Quote } from '../../../domain/offer/offer';
import { findShortage } from '../../../domain/order/findings/room';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { findPlaceName } from '../../world/ports/catalogue';
import type { BookedMode, HeldNow, PlacementRefusal, Placement, Sells } from '../../trade/modes/mode';
import { readNeighbours } from '../../world/takings/neighbours';
import { takeOrFindShort } from '../../world/takings/take';
import type { Taking } from '../../world/takings/taking';
import { readTaken } from '../../world/takings/taken';
import { takeTurns, type Turn } from '../../world/takings/turns';
import { LATER, ORDER_MESSAGES as messages } from './messages';

function placementSentence(told: PlacementRefusal, words: Sells): string {
  if (told.refused === 'soldOut') return messages.soldOut(words);
  if (told.refused === 'goodsShort')
    return messages.goodsShort({ ...told.short, city: findPlaceName(told.short.city) });
  if (told.refused === 'roomShort') return messages.roomShort(findShortage(told.room));
  return 'nextDay' in told && told.nextDay !== null ? LATER[told.refused](told.nextDay) : messages[told.refused];
}

export const placementRefusal = (told: PlacementRefusal, { words }: Pick<BookedMode, 'words'>) =>
  new Refusal(CODES.soldOut, placementSentence(told, words), { data: { reason: told.refused, given: {} } });

export async function readHeldNow(inside: Queries, stockIds: readonly string[]): Promise<HeldNow> {
  const all = await readNeighbours(inside, stockIds);
  return {
    inside: (stockId) => all.filter((one) => one.stockId === stockId),
    taken: await readTaken(inside, stockIds),
  };
}

export type PlacingOrder = { mode: BookedMode; form: OrderForm; quote: Quote; ofBuyer: readonly Taking[] };

const placingTurns = ({ mode: { stock }, form, quote }: PlacingOrder): Turn[] =>
  'takes' in stock ? [] : stock.turns(form, quote);

/** In stocks with segregation rules, checks neighbours first. The turns must be held. */
async function placeInStock(inside: Queries, placing: PlacingOrder): Promise<Placement | PlacementRefusal> {
  const { mode, form, quote } = placing;
  const { stock } = mode;
  if ('takes' in stock) return { takings: stock.takes(form, quote), kept: [], findings: [] };
  const held = await readHeldNow(
    inside,
    placingTurns(placing).map(({ stockId }) => stockId),
  );
  return stock.place(form, quote, held);
}

const goneRefusal = ({ mode: { stock } }: PlacingOrder): PlacementRefusal =>
  ('takes' in stock && stock.gone) || { refused: 'soldOut' as const };

/** Either the first order without room and the reason, or all places. */
type Together = { refused: { at: number; why: PlacementRefusal } } | { placed: Placement[] };

/**
 * Takes stock for orders made together: first the turns of all, then all takings, in one global order against
 * deadlocks. On refusal the caller rolls back.
 */
export async function placedTogether(inside: Queries, all: readonly PlacingOrder[]): Promise<Together> {
  await takeTurns(inside, all.flatMap(placingTurns));
  const placed: Placement[] = [];
  for (const [at, one] of all.entries()) {
    const found = await placeInStock(inside, one);
    if ('refused' in found) return { refused: { at, why: found } };
    placed.push({ ...found, takings: [...found.takings, ...one.ofBuyer] });
  }
  const short = await takeOrFindShort(
    inside,
    placed.flatMap(({ takings }) => takings),
  );
  const isShort = ({ takings }: Placement) =>
    takings.some(({ stockId, measure }) => short.some((one) => one.stockId === stockId && one.measure === measure));
  const at = placed.findIndex(isShort);
  const refused = all[at];
  return refused ? { refused: { at, why: goneRefusal(refused) } } : { placed };
}

export async function takeStock(
  inside: Queries,
  mode: BookedMode,
  form: OrderForm,
  quote: Quote,
): Promise<Placement | PlacementRefusal> {
  const found = await placedTogether(inside, [{ mode, form, quote, ofBuyer: [] }]);
  if ('refused' in found) return found.refused.why;
  return found.placed[0] ?? { takings: [], kept: [], findings: [] };
}
