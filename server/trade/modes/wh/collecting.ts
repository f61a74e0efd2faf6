import { arrivedParts, isMoreToCome, sumLoads } from '../../../../domain/modes/wh/arrived';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { leavingTerms, chargedSpans } from '../../../../domain/modes/wh/leaving';
import { dayRent, whCharges } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { tonsToGrams, totalPieces, readPriceInput } from '../../../../domain/modes/wh/reading';
import { GATE_HOURS } from '../../../../domain/modes/wh/stay';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import type { Load } from '../../../../domain/order/trucks/leaving';
import type { Collecting } from '../after/collect';
import type { Snapshot } from '../mode';
import { gateHourTaking } from './gate';
import { quotedRoom, requireStay } from './ordered';
import type { RoomContent } from './room-now';

type WhSnapshot = Pick<Snapshot<WhForm, WhQuote>, 'form' | 'quote'>;

function orderedLoad({ form }: Pick<WhSnapshot, 'form'>): Load {
  const { tons, pallets } = readPriceInput(form);
  return { tons, pallets };
}

/** Goods leave by the gate they came through, in the same hours. */
export const whCollecting: Collecting<WhForm, WhQuote> = {
  ordered: orderedLoad,
  came({ form }, codes, said) {
    const trucks = form.inbound.map(({ pieces }, at) => ({ pieces, ...(said.get(codes[at] ?? '') ?? NOT_SEEN) }));
    const load = sumLoads(arrivedParts({ ...orderedLoad({ form }), pieces: totalPieces(form), trucks }));
    return { load, isMore: isMoreToCome(trucks) };
  },
  terms: ({ form }, came, leavings, now) =>
    leavingTerms(
      {
        came,
        outDate: requireStay(form).to,
        isPartial: form.partialOut === 'Y',
        isDanger: form.isDanger,
        leavings,
      },
      now,
    ),
  station: ({ quote }) => quote.offer.detail.warehouse.nameCn,
  gate: ({ form, quote }, day, hour) => gateHourTaking({ kept: quotedRoom(quote), kind: form.isDanger }, day, hour),
  left: ({ form, quote }, day, taken) =>
    GATE_HOURS.map((hour) => {
      const { stockId, most } = gateHourTaking({ kept: quotedRoom(quote), kind: form.isDanger }, day, String(hour));
      return { slot: String(hour), left: Math.max(0, most - taken(stockId, 'TRUCK')) };
    }),
  kept: (body, { tons }) => ({ ...(body as RoomContent), grams: tonsToGrams(tons) }),
  charged({ form, quote: { rates } }, gone) {
    const [priced, { from, to }] = [readPriceInput(form), requireStay(form)];
    const { basis } = dayRent(priced, rates);
    return whCharges(priced, rates, chargedSpans({ came: orderedLoad({ form }), gone, from, to }, { ...rates, basis }));
  },
};
