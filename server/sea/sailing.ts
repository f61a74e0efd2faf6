import type { Sailing } from '../../domain/offer/sailing';
import type { Asked } from './asked';
import { type Offer, offerOf, type World } from './offer';
import type { Departure } from './timetable';

/** An offer as the world outside knows it. */
export function shownSailing({ known, priced, ...offer }: Offer, asked: Asked): Sailing {
  if (!priced) return { ...known.lasting, ...offer, price: null };
  const { perBox, sea, ...totals } = priced;
  const charges = { lines: [...sea, ...asked.local], ...totals, notIncluded: asked.notIncluded };
  return { ...known.lasting, ...offer, price: { perBox, charges } };
}

export const sailingOf = (departure: Departure, asked: Asked, world: World): Sailing =>
  shownSailing(offerOf(departure, asked, world), asked);
