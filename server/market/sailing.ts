import type { Sailing } from '../../domain/offer/sailing';
import type { Asked } from './asked';
import { offerOf, type World } from './offer';
import type { Departure } from './timetable';

/** An offer as the world outside knows it. */
export function sailingOf(departure: Departure, asked: Asked, world: World): Sailing {
  const { known, priced, ...offer } = offerOf(departure, asked, world);
  if (!priced) return { ...known.lasting, ...offer, price: null };
  const { perBox, sea, ...totals } = priced;
  const charges = { lines: [...sea, ...asked.local], ...totals, notIncluded: asked.notIncluded };
  return { ...known.lasting, ...offer, price: { perBox, charges } };
}
