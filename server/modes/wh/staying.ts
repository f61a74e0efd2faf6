import { besideGoods, type Stored } from '../../../domain/goods/storing';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { goodsIn } from '../../../domain/modes/wh/reading';
import { freeSteps, type Stay } from '../../../domain/modes/wh/stay';
import { daysAfter, daysBetween } from '../../../domain/values/days';
import type { HeldNow, Inside, Snapshot } from '../mode';
import type { Staying } from '../staying';
import { LIBRARY_FACTS, roomOf, stayOf } from './ordered';
import { gramsFor, heldIn, type Kept } from './room-now';
import { MARKET } from './rooms';

type Ordered = Snapshot<WhForm, WhQuote>;

const isFine = ({ level }: Stored): boolean => level.startsWith('PASS');

/** The days from which on somebody is in the way: the room is too full, or a newcomer has not been judged beside ours. */
function blockedFrom(
  { form, quote }: Ordered,
  { to }: Pick<Stay, 'to'>,
  now: HeldNow,
  own: readonly Inside[],
): string[] {
  const kept = roomOf(quote);
  const held = heldIn(kept, now);
  const grams = own.reduce((all, { body }) => all + (body as Kept).grams, 0);
  const ours = goodsIn(form, LIBRARY_FACTS).map(({ segregated }) => segregated);
  const full = freeSteps(gramsFor(kept), held, to).filter((step) => step.grams < grams);
  const strange = held.filter(
    ({ from, goods }) => from >= to && goods.some((other) => ours.some((one) => !isFine(besideGoods(one, other)))),
  );
  return [...full.map(({ day }) => day), ...strange.map(({ from }) => from)].toSorted();
}

/** Goods stay in their room; who stands there already was judged beside them when they came. */
export const whStaying: Staying<WhForm, WhQuote> = {
  days: ({ form }) => stayOf(form).days,
  prolonged: ({ form }, days) => ({ ...form, days: String(days) }),
  turns: ({ quote }) => [{ stockId: roomOf(quote).offerId, market: MARKET, untilAt: 'infinity' }],
  longest(order, days, now, own) {
    const { from, to } = stayOf(order.form);
    const [wanted, first] = [daysAfter(from, days), blockedFrom(order, { to }, now, own)[0]];
    const outDate = first !== undefined && first < wanted ? first : wanted;
    return { stockId: roomOf(order.quote).offerId, days: daysBetween(from, outDate), outDate };
  },
};
