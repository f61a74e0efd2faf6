import type { Charges } from '../../../domain/offer/charges';
import type { Sailing } from '../../../domain/offer/sailing';
import type { Asked, Priced } from './asked';
import { type Offer, offerOf, type World } from './offer';
import type { Departure } from './timetable';

export const chargesIn = ({ sea, totalUsd, totalYuan }: Priced, { local, notIncluded }: Asked): Charges => ({
  lines: [...sea, ...local],
  totalUsd,
  totalYuan,
  notIncluded,
});

const priceOf = (priced: Priced, asked: Asked): Sailing['price'] => ({
  perBox: priced.perBox,
  charges: chargesIn(priced, asked),
});

/** An offer as the world outside knows it. Written out, as every search shows some dozens. */
export function shownSailing({ known: { lasting }, state, slots, acceptance, priced }: Offer, asked: Asked): Sailing {
  const { sailingId, carrier, vessel, voyage, service, org, dst, via, etd, eta, transitDays, cutoffs } = lasting;
  return {
    sailingId,
    carrier,
    vessel,
    voyage,
    service,
    org,
    dst,
    via,
    etd,
    eta,
    transitDays,
    cutoffs,
    freeTime: lasting.freeTime,
    state,
    slots,
    acceptance,
    price: priced && priceOf(priced, asked),
  };
}

export const sailingOf = (departure: Departure, asked: Asked, world: World): Sailing =>
  shownSailing(offerOf(departure, asked, world), asked);
