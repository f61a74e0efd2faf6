import * as v from 'valibot';

import { SLOT_STATES } from './slots';

export const booking = v.object({ slotId: v.string(), startsAt: v.pipe(v.string(), v.isoTimestamp()) });

export const toldSlot = v.object({
  slotId: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  left: v.number(),
  state: v.picklist(SLOT_STATES),
});

export const sheet = v.object({
  isOpen: v.boolean(),
  slots: v.pipe(v.array(toldSlot), v.readonly()),
  booking: v.nullable(booking),
});
