import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { hoursFor, openUntil, slotText, withTruckAt } from '../../../../domain/modes/wh/truck-changes';
import type { Trucks } from '../after/trucks';
import { whDriver, whGates, whTruckTold } from './brief';
import { hourAt, slotsOf } from './gate';
import { roomOf } from './ordered';

/** Who comes to a store is changed as at any gate; the room is held for all of it, whenever each part comes. */
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
  // What was left of an hour when the order was made says nothing now: it is taken, or it is not.
  isAbout: ({ path, code }) => /^inbound(?:\.|$)/.test(path) && code !== 'whHourFull',
  told: whTruckTold,
  arriving: { fee: null, driver: whDriver },
};
