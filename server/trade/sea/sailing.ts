import type { Charges } from '../../../domain/offer/charges';
import type { Sailing } from '../../../domain/offer/sailing';
import type { SeaQuestionFacts, SeaPrice } from './asked';
import { type Offer, offerOf, type World } from './offer';
import type { Departure } from './timetable';

export const chargesIn = (
  { sea, totalUsd, totalYuan }: SeaPrice,
  { local, notIncluded }: SeaQuestionFacts,
): Charges => ({
  lines: [...sea, ...local],
  totalUsd,
  totalYuan,
  notIncluded,
});

const priceOf = (priced: SeaPrice, asked: SeaQuestionFacts): Sailing['price'] => ({
  perBox: priced.perBox,
  charges: chargesIn(priced, asked),
});

/** An offer in wire format. Written field by field, because each search converts dozens. */
export function shownSailing(
  { known: { lasting }, state, slots, acceptance, priced }: Offer,
  asked: SeaQuestionFacts,
): Sailing {
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

export const sailingOf = (departure: Departure, asked: SeaQuestionFacts, world: World): Sailing =>
  shownSailing(offerOf(departure, asked, world), asked);
