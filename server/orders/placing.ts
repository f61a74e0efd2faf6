import { CODES } from '../../contract/envelope';
import type { Quote } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import type { BookedMode, Inside, Taking } from '../modes/mode';
import { insideOf } from '../takings/neighbours';
import { take } from '../takings/take';
import { takenOf } from '../takings/taken';
import { takeTurns } from '../takings/turns';
import { ORDER_MESSAGES as messages } from './messages';

/** What an order takes, and what it puts among the goods of others. */
export type Placed = { takings: Taking[]; kept: Omit<Inside, 'orderNo'>[] };

type Reason = 'soldOut' | 'boxClash';

const refusal = (reason: Reason, given: Record<string, string> = {}) =>
  new Refusal(CODES.soldOut, messages[reason], { data: { reason, given } });

/** Where goods have to get on with others, their turn is waited for first; then everybody inside is seen. */
async function placeIn(inside: Queries, mode: BookedMode, form: OrderForm, quote: Quote): Promise<Placed> {
  if (!mode.neighbours) return { takings: mode.takes(form, quote), kept: [] };
  const stocks = mode.neighbours.turns(form, quote);
  const [market = ''] = mode.markets(quote.search);
  const untilAt = quote.offer.leavesAt ?? 'infinity';
  await takeTurns(
    inside,
    stocks.map((stockId) => ({ stockId, market, untilAt })),
  );
  const held = { inside: await insideOf(inside, stocks), taken: await takenOf(inside, stocks) };
  const placed = mode.neighbours.place(form, quote, held);
  if ('refused' in placed) throw refusal(placed.refused, placed.given);
  return placed;
}

/** Takes what the order needs that can be sold only once, all of it or a refusal. */
export async function placed(inside: Queries, mode: BookedMode, form: OrderForm, quote: Quote): Promise<Placed> {
  const found = await placeIn(inside, mode, form, quote);
  if (!(await take(inside, found.takings))) throw refusal('soldOut');
  return found;
}
