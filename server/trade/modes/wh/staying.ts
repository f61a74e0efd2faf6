import { besideGoods, type StorageVerdict } from '../../../../domain/goods/storing';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { majorTogether } from '../../../../domain/modes/wh/major';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { readGoods } from '../../../../domain/modes/wh/reading';
import { freeSteps, type Stay } from '../../../../domain/modes/wh/stay';
import { daysAfter, daysBetween, type Day } from '../../../../domain/values/days';
import type { HeldNow, Neighbour, Snapshot } from '../mode';
import type { Staying } from '../after/stay';
import { LIBRARY_FACTS, quotedRoom, requireStay } from './ordered';
import { sellableGrams, readHeld, majorInside, type RoomContent } from './room-now';
import { MARKET } from './rooms';

type WhSnapshot = Snapshot<WhForm, WhQuote>;

const isFine = ({ level }: StorageVerdict): boolean => level.startsWith('PASS');

/**
 * Days from which the room is too full, or holds later goods that were not judged beside these or create a major hazard
 * with them.
 */
function blockedDays(
  { form, quote }: WhSnapshot,
  { to }: Pick<Stay, 'to'>,
  now: HeldNow,
  own: readonly Neighbour[],
): string[] {
  const kept = quotedRoom(quote);
  const held = readHeld(kept, now);
  const grams = own.reduce((all, { body }) => all + (body as RoomContent).grams, 0);
  const goods = readGoods(form, LIBRARY_FACTS);
  const ours = goods.map(({ segregated }) => segregated);
  const full = freeSteps(sellableGrams(kept), held, to).filter((step) => step.grams < grams);
  const isStrange = ({ goods: others }: Pick<RoomContent, 'goods'>): boolean =>
    others.some((other) => ours.some((one) => !isFine(besideGoods(one, other))));
  const isMajorOn = (day: Day): boolean =>
    majorTogether(goods, majorInside(held, { from: day, to: daysAfter(day, 1) }), kept.store.nameCn).length > 0;
  const strange = held.filter((one) => one.from >= to && (isStrange(one) || isMajorOn(one.from)));
  return [...full.map(({ day }) => day), ...strange.map(({ from }) => from)].toSorted();
}

/** Goods present at arrival were already judged beside them. */
export const whStaying: Staying<WhForm, WhQuote> = {
  days: ({ form }) => requireStay(form).days,
  prolonged: ({ form }, days) => ({ ...form, days: String(days) }),
  turns: ({ quote }) => [{ stockId: quotedRoom(quote).offerId, market: MARKET, untilAt: 'infinity' }],
  longest(order, days, now, own) {
    const { from, to } = requireStay(order.form);
    const [wanted, first] = [daysAfter(from, days), blockedDays(order, { to }, now, own)[0]];
    const outDate = first !== undefined && first < wanted ? first : wanted;
    return { stockId: quotedRoom(order.quote).offerId, days: daysBetween(from, outDate), outDate };
  },
};
