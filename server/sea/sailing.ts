import type { Sailing } from '../../domain/offer/sailing';
import type { Asked, Priced } from './asked';
import { type Offer, offerOf, type World } from './offer';
import type { Departure } from './timetable';

function priceOf({ perBox, sea, totalUsd, totalYuan }: Priced, { local, notIncluded }: Asked): Sailing['price'] {
  return { perBox, charges: { lines: [...sea, ...local], totalUsd, totalYuan, notIncluded } };
}

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
