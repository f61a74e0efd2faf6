import type { Charges } from '../../../domain/offer/charges';
import type { Sailing } from '../../../domain/offer/sailing';
import type { SeaQuestionFacts, SeaPrice } from './asked';
import { type Offer, buildOffer, type World } from './offer';
import type { Departure } from './timetable';

export const buildCharges = ({ sea, totals }: SeaPrice, { local, notIncluded }: SeaQuestionFacts): Charges => ({
  lines: [...sea, ...local],
  ...totals,
  notIncluded,
});

const buildSailingPrice = (priced: SeaPrice, asked: SeaQuestionFacts): Sailing['price'] => ({
  perBox: priced.perBox,
  charges: buildCharges(priced, asked),
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
    price: priced && buildSailingPrice(priced, asked),
  };
}

export const buildSailing = (departure: Departure, asked: SeaQuestionFacts, world: World): Sailing =>
  shownSailing(buildOffer(departure, asked, world), asked);
