import { isMobileNumber } from '../people/phone';

/** Whether somebody may still come: as the gateway says at that moment. */
export const SLOT_STATES = ['OPEN', 'FULL', 'OVER'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** When somebody may come, and how many more. */
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

/** What a browser has booked: it shows its key, and is told no more of the person than that. */
export type Booking = { slotId: string; startsAt: string };

/** The slots of a campaign, and what of them this browser has. */
export type SlotSheet = { isOpen: boolean; slots: readonly ToldSlot[]; booking: Booking | null };
