import { besideFindings } from '../../../../domain/modes/wh/beside';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { majorTogether } from '../../../../domain/modes/wh/major';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { goodsIn, gramsOf, tonsOf } from '../../../../domain/modes/wh/reading';
import { firstFit, freeSteps, peakIn } from '../../../../domain/modes/wh/stay';
import type { Turn } from '../../../world/takings/turns';
import type { HeldNow, PlacementRefusal, Placement, Taking } from '../mode';
import { slotsOf } from './gate';
import { LIBRARY_FACTS, roomOf, stayOf } from './ordered';
import { besideAll, classesInside, gramsFor, heldIn, majorInside, type RoomContent } from './room-now';
import { MARKET } from './rooms';

/** Rooms and gate hours are looked into only while holding their turns. */
export function turnsOf(form: WhForm, quote: WhQuote): Turn[] {
  const kept = roomOf(quote);
  return [
    { stockId: kept.offerId, market: MARKET, untilAt: 'infinity' },
    ...slotsOf(kept, form).map(({ stockId, market, untilAt }) => ({ stockId, market, untilAt })),
  ];
}

/** Place in a room; the caller holds its turn. Later orders that are incompatible or too large are refused. */
export function placeIn(form: WhForm, quote: WhQuote, now: HeldNow): Placement | PlacementRefusal {
  const kept = roomOf(quote);
  const { from, to, days } = stayOf(form);
  const [stay, held] = [{ from, to }, heldIn(kept, now)];
  const ours = goodsIn(form, LIBRARY_FACTS);
  const goods = ours.map(({ segregated }) => segregated);
  const grams = gramsOf(tonsOf(form));
  const beside = besideAll(goods, kept, held, stay);
  if (beside.level === 'BLOCK') return { refused: 'boxClash' };
  if (majorTogether(ours, majorInside(held, stay), kept.store.nameCn).length > 0) return { refused: 'majorReached' };
  if (peakIn(held, stay) + grams > gramsFor(kept))
    return { refused: 'roomFull', nextDay: firstFit(freeSteps(gramsFor(kept), held, from), grams, from, days) };
  const slots = slotsOf(kept, form);
  const isFull = ({ stockId, amount, most }: Taking) => now.taken(stockId, 'TRUCK') + amount > most;
  if (slots.some(isFull)) return { refused: 'slotTaken' };
  const body: RoomContent = { grams, goods };
  return {
    findings: besideFindings(
      { classesInside: classesInside(kept, held, stay), beside },
      ours.map(({ name }) => name),
    ),
    kept: [{ stockId: kept.offerId, body, fromDay: from, toDay: to }],
    takings: slots,
  };
}
