import { isMobileNumber } from '../people/phone';
import { momentIn, momentTyped } from '../values/moments';

/** OPEN: it can be booked; FULL: no place is left; OVER: it has begun, or its campaign has ended. */
export const SLOT_STATES = ['OPEN', 'FULL', 'OVER'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** A slot is known by its moment: one at another time is another slot. */
export const slotIdOf = (startsAt: string): string => momentTyped(momentIn(startsAt) ?? 0).replaceAll(/\D/g, '');

/** A slot, with how many more can book it. */
export type ToldSlot = { slotId: string; startsAt: string; left: number; state: SlotState };

export type SlotForm = { slotId: string; company: string; name: string; phone: string; question: string };
export type SlotField = keyof SlotForm;

export const SLOT_TEXTS = {
  company: { least: 2, most: 60 },
  name: { least: 2, most: 20 },
  question: { least: 0, most: 300 },
} as const;
type SlotText = keyof typeof SLOT_TEXTS;

const isWithin = (field: SlotText, typed: string): boolean => {
  const { length } = typed.trim();
  return length >= SLOT_TEXTS[field].least && length <= SLOT_TEXTS[field].most;
};

/** The fields that are not filled in as they must be, in the order in which they stand. */
export const slotFaults = (form: SlotForm, slots: readonly ToldSlot[]): SlotField[] => [
  ...(slots.some(({ slotId, state }) => slotId === form.slotId && state === 'OPEN') ? [] : ['slotId' as const]),
  ...(isWithin('company', form.company) ? [] : ['company' as const]),
  ...(isWithin('name', form.name) ? [] : ['name' as const]),
  ...(isMobileNumber(form.phone.trim()) ? [] : ['phone' as const]),
  ...(isWithin('question', form.question) ? [] : ['question' as const]),
];

/** What a browser has booked, found by its key. Name and telephone are not sent back. */
export type Booking = { slotId: string; startsAt: string };

/** The slots of a campaign, and the one that this browser has booked. */
export type SlotSheet = { isOpen: boolean; slots: readonly ToldSlot[]; booking: Booking | null };

/** Whether what is booked may still be given back: it has not begun, as far as the gateway has said. */
export const mayGiveBack = ({ booking, slots }: SlotSheet): boolean =>
  booking !== null && !slots.some(({ slotId, state }) => slotId === booking.slotId && state === 'OVER');
