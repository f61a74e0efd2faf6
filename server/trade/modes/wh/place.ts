import { besideFindings } from '../../../../domain/modes/wh/beside';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { majorTogether } from '../../../../domain/modes/wh/major';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { readGoods, tonsToGrams, tonsToStore } from '../../../../domain/modes/wh/reading';
import { firstFit, freeSteps, peakGrams } from '../../../../domain/modes/wh/stay';
import type { Turn } from '../../../world/takings/turns';
import type { HeldNow, PlacementRefusal, Placement, Taking } from '../mode';
import { gateTakings } from './gate';
import { LIBRARY_FACTS, quotedRoom, requireStay } from './ordered';
import { besideAll, classesInside, sellableGrams, readHeld, majorInside, type RoomContent } from './room-now';
import { MARKET } from './rooms';

/** Rooms and gate hours are looked into only while holding their turns. */
export function stockTurns(form: WhForm, quote: WhQuote): Turn[] {
  const kept = quotedRoom(quote);
  return [
    { stockId: kept.offerId, market: MARKET, untilAt: 'infinity' },
    ...gateTakings(kept, form).map(({ stockId, market, untilAt }) => ({ stockId, market, untilAt })),
  ];
}

/** Place in a room; the caller holds its turn. Later orders that are incompatible or too large are refused. */
export function placeInRoom(form: WhForm, quote: WhQuote, now: HeldNow): Placement | PlacementRefusal {
  const kept = quotedRoom(quote);
  const { from, to, days } = requireStay(form);
  const [stay, held] = [{ from, to }, readHeld(kept, now)];
  const ours = readGoods(form, LIBRARY_FACTS);
  const goods = ours.map(({ segregated }) => segregated);
  const grams = tonsToGrams(tonsToStore(form));
  const beside = besideAll(goods, kept, held, stay);
  if (beside.level === 'BLOCK') return { refused: 'boxClash' };
  if (majorTogether(ours, majorInside(held, stay), kept.store.nameCn).length > 0) return { refused: 'majorReached' };
  if (peakGrams(held, stay) + grams > sellableGrams(kept))
    return { refused: 'roomFull', nextDay: firstFit(freeSteps(sellableGrams(kept), held, from), grams, from, days) };
  const slots = gateTakings(kept, form);
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
