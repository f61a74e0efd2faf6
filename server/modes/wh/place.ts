import { besideFindings } from '../../../domain/modes/wh/beside';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { goodsIn, gramsOf, tonsOf } from '../../../domain/modes/wh/reading';
import { peakIn, shutAt } from '../../../domain/modes/wh/stay';
import { isoOf } from '../../../domain/values/moments';
import { seeded } from '../../market/seeded';
import type { Turn } from '../../takings/turns';
import type { HeldNow, NotPlaced, Placed, Taking } from '../mode';
import { LIBRARY_FACTS, roomOf, stayOf } from './ordered';
import { besideAll, classesInside, gramsFor, heldIn, type Kept } from './room-now';
import { marketOf, type KeptRoom } from './rooms';

/** Trucks that a gate takes in an hour. */
const TRUCKS = { Y: 3, N: 6 } as const;
const STRANGERS_SHARE = 0.9;

/** An hour at the gate of a store, of which strangers have a part. */
function slotOf({ store, ...kept }: KeptRoom, { isDanger, inDate, inHour }: WhForm): Taking {
  const stockId = `W-${store.code}-${inDate.slice(2).replaceAll('-', '')}-${inHour.padStart(2, '0')}-${isDanger}`;
  const most = TRUCKS[isDanger] - Math.floor(TRUCKS[isDanger] * STRANGERS_SHARE * seeded(stockId));
  return {
    stockId,
    measure: 'TRUCK',
    market: marketOf({ store, ...kept }),
    amount: 1,
    most,
    untilAt: isoOf(shutAt(inDate)),
  };
}

/** Whoever looks into a room, or at an hour of its gate, waits for its turn. */
export function turnsOf(form: WhForm, quote: WhQuote): Turn[] {
  const kept = roomOf(quote);
  const { stockId, market, untilAt } = slotOf(kept, form);
  return [
    { stockId: kept.offerId, market: marketOf(kept), untilAt: 'infinity' },
    { stockId, market, untilAt },
  ];
}

/** A place for goods in a room whose turn the caller holds: of two that clash, or are too many, the second is sent away. */
export function placeIn(form: WhForm, quote: WhQuote, now: HeldNow): Placed | NotPlaced {
  const kept = roomOf(quote);
  const { from, to } = stayOf(form);
  const [stay, held] = [{ from, to }, heldIn(kept, now)];
  const goods = goodsIn(form, LIBRARY_FACTS).map(({ segregated }) => segregated);
  const grams = gramsOf(tonsOf(form));
  const beside = besideAll(goods, kept, held, stay);
  if (beside.level === 'BLOCK') return { refused: 'boxClash' };
  if (peakIn(held, stay) + grams > gramsFor(kept)) return { refused: 'roomFull' };
  const slot = slotOf(kept, form);
  if (now.taken(slot.stockId, 'TRUCK') >= slot.most) return { refused: 'slotTaken' };
  const body: Kept = { grams, goods };
  return {
    findings: besideFindings({ classesInside: classesInside(kept, held, stay), beside }),
    kept: [{ stockId: kept.offerId, body, fromDay: from, toDay: to }],
    takings: [slot],
  };
}
