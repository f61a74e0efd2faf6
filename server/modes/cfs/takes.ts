import type { CfsForm } from '../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import { gatesIn, stuffingsIn } from '../../../domain/modes/cfs/reading';
import { gateEnds, stuffEnds } from '../../../domain/modes/cfs/slots';
import { isoOf } from '../../../domain/values/moments';
import type { Taking } from '../mode';
import { leftByStrangers, slotId } from './boards';
import { stationOf } from './ordered';
import { marketOf } from './stations';

/** The hour of every truck, and the half days of all boxes: all of them, or none. */
export function takesOf(form: CfsForm, quote: CfsQuote): Taking[] {
  const kept = stationOf(quote);
  const { trucks, teu: mostTeu } = kept.most[form.isDanger];
  const market = marketOf(kept);
  const gates = gatesIn(form).map((slot): Taking => {
    const stockId = slotId(kept, slot.day, slot.hour, form.isDanger);
    const most = leftByStrangers(stockId, trucks);
    return { stockId, measure: 'TRUCK', market, amount: 1, most, untilAt: isoOf(gateEnds(slot)) };
  });
  const halves = stuffingsIn(form).map(({ slot, teu }): Taking => {
    const stockId = slotId(kept, slot.day, slot.block, form.isDanger);
    const most = leftByStrangers(stockId, mostTeu);
    return { stockId, measure: 'TEU', market, amount: teu, most, untilAt: isoOf(stuffEnds(slot)) };
  });
  return [...gates, ...halves];
}
