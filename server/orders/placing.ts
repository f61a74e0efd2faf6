import { CODES } from '../../contract/envelope';
import type { Quote } from '../../domain/offer/offer';
import { shortIn } from '../../domain/order/findings/room';
import type { OrderForm } from '../../domain/order/form';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import { placeNamed } from '../ports/catalogue';
import type { BookedMode, HeldNow, NotPlaced, Placed, Sells } from '../modes/mode';
import { insideOf } from '../takings/neighbours';
import { take } from '../takings/take';
import type { Taking } from '../takings/taking';
import { takenOf } from '../takings/taken';
import { takeTurns } from '../takings/turns';
import { LATER, ORDER_MESSAGES as messages } from './messages';

function sentenceOf(told: NotPlaced, words: Sells): string {
  if (told.refused === 'soldOut') return messages.soldOut(words);
  if (told.refused === 'goodsShort') return messages.goodsShort({ ...told.short, city: placeNamed(told.short.city) });
  if (told.refused === 'roomShort') return messages.roomShort(shortIn(told.room));
  return 'nextDay' in told && told.nextDay !== null ? LATER[told.refused](told.nextDay) : messages[told.refused];
}

export const notPlaced = (told: NotPlaced, { words }: Pick<BookedMode, 'words'>) =>
  new Refusal(CODES.soldOut, sentenceOf(told, words), { data: { reason: told.refused, given: {} } });

/** What is in stocks whose turns are held. */
export async function heldIn(inside: Queries, stockIds: readonly string[]): Promise<HeldNow> {
  const all = await insideOf(inside, stockIds);
  return {
    inside: (stockId) => all.filter((one) => one.stockId === stockId),
    taken: await takenOf(inside, stockIds),
  };
}

/** Where goods have to get on with others, their turn is waited for first; then everybody inside is seen. */
async function placeIn(
  inside: Queries,
  { stock }: BookedMode,
  form: OrderForm,
  quote: Quote,
): Promise<Placed | NotPlaced> {
  if ('takes' in stock) return { takings: stock.takes(form, quote), kept: [], findings: [] };
  const turns = stock.turns(form, quote);
  await takeTurns(inside, turns);
  const held = await heldIn(
    inside,
    turns.map(({ stockId }) => stockId),
  );
  return stock.place(form, quote, held);
}

/**
 * Takes what the order needs that can be sold only once, and what of the buyer's own is used up with it. Where it says no
 * the caller gives the transaction up.
 */
export async function takenFor(
  inside: Queries,
  mode: BookedMode,
  form: OrderForm,
  quote: Quote,
  ofBuyer: readonly Taking[] = [],
) {
  const found = await placeIn(inside, mode, form, quote);
  if ('refused' in found) return found;
  const takings = [...found.takings, ...ofBuyer];
  return (await take(inside, takings))
    ? { ...found, takings }
    : ('takes' in mode.stock && mode.stock.gone) || { refused: 'soldOut' as const };
}

/** All of it, or a refusal. */
export async function placed(
  inside: Queries,
  mode: BookedMode,
  form: OrderForm,
  quote: Quote,
  ofBuyer: readonly Taking[],
): Promise<Placed> {
  const found = await takenFor(inside, mode, form, quote, ofBuyer);
  if ('refused' in found) throw notPlaced(found, mode);
  return found;
}
