import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { hoursFor, openUntil, slotText, withTruckAt } from '../../../../domain/modes/wh/truck-changes';
import type { Trucks } from '../after/trucks';
import { whDriver, whGates, whTruckTold } from './brief';
import { hourAt, slotsOf } from './gate';
import { roomOf } from './ordered';

/** Arrivals can be changed as at any gate; the room is held for all parts. */
export const whTrucks: Trucks<WhForm, WhQuote> = {
  gates: whGates,
  inParts: true,
  takes: (form, quote) => slotsOf(roomOf(quote), form),
  hours: ({ form, quote }, now) =>
    hoursFor(form, now).map(({ day, hour }) => ({
      slot: slotText(day, hour),
      taking: hourAt({ kept: roomOf(quote), kind: form.isDanger }, day, hour),
    })),
  openUntil: ({ form }, at) => openUntil(form, at),
  changed: ({ form }, at, truck) => withTruckAt(form, at, truck),
  // Remaining hours from the time of the order are outdated: taking the hour decides.
  isAbout: ({ path, code }) => /^inbound(?:\.|$)/.test(path) && code !== 'whHourFull',
  told: whTruckTold,
  arriving: { fee: null, driver: whDriver },
};
