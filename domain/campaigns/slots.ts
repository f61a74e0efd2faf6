import { isMobileNumber } from '../people/phone';
import { parseMoment, momentTyped } from '../values/moments';
import type { Is } from '../shape/is';
import type { sheet, toldSlot, booking } from './slots-shape';

/** OPEN: bookable; FULL: no place left; OVER: the slot began or its campaign ended. */
export const SLOT_STATES = ['OPEN', 'FULL', 'OVER'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** The start time is the identity of a slot: a slot at another time is another slot. */
export const slotIdFromStart = (startsAt: string): string =>
  momentTyped(parseMoment(startsAt) ?? 0).replaceAll(/\D/g, '');

export type ToldSlot = Is<typeof toldSlot>;

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

export const slotFaults = (form: SlotForm, slots: readonly ToldSlot[]): SlotField[] => [
  ...(slots.some(({ slotId, state }) => slotId === form.slotId && state === 'OPEN') ? [] : ['slotId' as const]),
  ...(isWithin('company', form.company) ? [] : ['company' as const]),
  ...(isWithin('name', form.name) ? [] : ['name' as const]),
  ...(isMobileNumber(form.phone.trim()) ? [] : ['phone' as const]),
  ...(isWithin('question', form.question) ? [] : ['question' as const]),
];

/** Booking of a browser, found by its key. Name and phone are not sent back. */
export type Booking = Is<typeof booking>;

export type SlotSheet = Is<typeof sheet>;

/** True if the booking can still be cancelled: its slot has not begun by the last state from the gateway. */
export const mayGiveBack = ({ booking, slots }: SlotSheet): boolean =>
  booking !== null && !slots.some(({ slotId, state }) => slotId === booking.slotId && state === 'OVER');
