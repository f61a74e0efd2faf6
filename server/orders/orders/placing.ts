import { CODES } from '../../../contract/wire/envelope';
import type { Quote } from '../../../domain/offer/offer';
import { shortIn } from '../../../domain/order/findings/room';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { placeNamed } from '../../world/ports/catalogue';
import type { BookedMode, HeldNow, PlacementRefusal, Placement, Sells } from '../../trade/modes/mode';
import { insideOf } from '../../world/takings/neighbours';
import { shortOf } from '../../world/takings/take';
import type { Taking } from '../../world/takings/taking';
import { takenOf } from '../../world/takings/taken';
import { takeTurns, type Turn } from '../../world/takings/turns';
import { LATER, ORDER_MESSAGES as messages } from './messages';

function sentenceOf(told: PlacementRefusal, words: Sells): string {
  if (told.refused === 'soldOut') return messages.soldOut(words);
  if (told.refused === 'goodsShort') return messages.goodsShort({ ...told.short, city: placeNamed(told.short.city) });
  if (told.refused === 'roomShort') return messages.roomShort(shortIn(told.room));
  return 'nextDay' in told && told.nextDay !== null ? LATER[told.refused](told.nextDay) : messages[told.refused];
}

export const notPlaced = (told: PlacementRefusal, { words }: Pick<BookedMode, 'words'>) =>
  new Refusal(CODES.soldOut, sentenceOf(told, words), { data: { reason: told.refused, given: {} } });

export async function heldIn(inside: Queries, stockIds: readonly string[]): Promise<HeldNow> {
  const all = await insideOf(inside, stockIds);
  return {
    inside: (stockId) => all.filter((one) => one.stockId === stockId),
    taken: await takenOf(inside, stockIds),
  };
}

export type Placing = { mode: BookedMode; form: OrderForm; quote: Quote; ofBuyer: readonly Taking[] };

const turnsOf = ({ mode: { stock }, form, quote }: Placing): Turn[] =>
  'takes' in stock ? [] : stock.turns(form, quote);

/** In stocks with segregation rules, checks neighbours first. The turns must be held. */
async function placeIn(inside: Queries, placing: Placing): Promise<Placement | PlacementRefusal> {
  const { mode, form, quote } = placing;
  const { stock } = mode;
  if ('takes' in stock) return { takings: stock.takes(form, quote), kept: [], findings: [] };
  const held = await heldIn(
    inside,
    turnsOf(placing).map(({ stockId }) => stockId),
  );
  return stock.place(form, quote, held);
}

const goneOf = ({ mode: { stock } }: Placing): PlacementRefusal =>
  ('takes' in stock && stock.gone) || { refused: 'soldOut' as const };

/** Either the first order without room and the reason, or all places. */
type Together = { refused: { at: number; why: PlacementRefusal } } | { placed: Placement[] };

/**
 * Takes stock for orders made together: first the turns of all, then all takings, in one global order against
 * deadlocks. On refusal the caller rolls back.
 */
export async function placedTogether(inside: Queries, all: readonly Placing[]): Promise<Together> {
  await takeTurns(inside, all.flatMap(turnsOf));
  const placed: Placement[] = [];
  for (const [at, one] of all.entries()) {
    const found = await placeIn(inside, one);
    if ('refused' in found) return { refused: { at, why: found } };
    placed.push({ ...found, takings: [...found.takings, ...one.ofBuyer] });
  }
  const short = await shortOf(
    inside,
    placed.flatMap(({ takings }) => takings),
  );
  const isShort = ({ takings }: Placement) =>
    takings.some(({ stockId, measure }) => short.some((one) => one.stockId === stockId && one.measure === measure));
  const at = placed.findIndex(isShort);
  const refused = all[at];
  return refused ? { refused: { at, why: goneOf(refused) } } : { placed };
}

export async function takenFor(
  inside: Queries,
  mode: BookedMode,
  form: OrderForm,
  quote: Quote,
): Promise<Placement | PlacementRefusal> {
  const found = await placedTogether(inside, [{ mode, form, quote, ofBuyer: [] }]);
  if ('refused' in found) return found.refused.why;
  return found.placed[0] ?? { takings: [], kept: [], findings: [] };
}
