import { arrivedOf, isMoreToCome, sumOf } from '../../../../domain/modes/wh/arrived';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { leavingTerms, spansOf } from '../../../../domain/modes/wh/leaving';
import { dayRent, whCharges } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { gramsOf, piecesIn, pricedIn } from '../../../../domain/modes/wh/reading';
import { GATE_HOURS } from '../../../../domain/modes/wh/stay';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import type { Load } from '../../../../domain/order/trucks/leaving';
import type { Collecting } from '../after/collect';
import type { Snapshot } from '../mode';
import { hourAt } from './gate';
import { roomOf, stayOf } from './ordered';
import type { RoomContent } from './room-now';

type WhSnapshot = Pick<Snapshot<WhForm, WhQuote>, 'form' | 'quote'>;

function orderedOf({ form }: Pick<WhSnapshot, 'form'>): Load {
  const { tons, pallets } = pricedIn(form);
  return { tons, pallets };
}

/** Goods leave by the gate they came through, in the same hours. */
export const whCollecting: Collecting<WhForm, WhQuote> = {
  ordered: orderedOf,
  came({ form }, codes, said) {
    const trucks = form.inbound.map(({ pieces }, at) => ({ pieces, ...(said.get(codes[at] ?? '') ?? NOT_SEEN) }));
    const load = sumOf(arrivedOf({ ...orderedOf({ form }), pieces: piecesIn(form), trucks }));
    return { load, isMore: isMoreToCome(trucks) };
  },
  terms: ({ form }, came, leavings, now) =>
    leavingTerms(
      {
        came,
        outDate: stayOf(form).to,
        isPartial: form.partialOut === 'Y',
        isDanger: form.isDanger,
        leavings,
      },
      now,
    ),
  station: ({ quote }) => quote.offer.detail.warehouse.nameCn,
  gate: ({ form, quote }, day, hour) => hourAt({ kept: roomOf(quote), kind: form.isDanger }, day, hour),
  left: ({ form, quote }, day, taken) =>
    GATE_HOURS.map((hour) => {
      const { stockId, most } = hourAt({ kept: roomOf(quote), kind: form.isDanger }, day, String(hour));
      return { slot: String(hour), left: Math.max(0, most - taken(stockId, 'TRUCK')) };
    }),
  kept: (body, { tons }) => ({ ...(body as RoomContent), grams: gramsOf(tons) }),
  charged({ form, quote: { rates } }, gone) {
    const [priced, { from, to }] = [pricedIn(form), stayOf(form)];
    const { basis } = dayRent(priced, rates);
    return whCharges(priced, rates, spansOf({ came: orderedOf({ form }), gone, from, to }, { ...rates, basis }));
  },
};
