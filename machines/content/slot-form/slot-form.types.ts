import type { SlotField, SlotForm, SlotSheet } from '../../../domain/campaigns/slots';
import type { ProofOutcome } from '../../identity/captcha';
import type { ShelfFailureCode } from '../../support/shelf';

export type { ProofOutcome };

type LineFault = Exclude<ShelfFailureCode, 'unexpected'>;

/** `full`, `over`: about the slot; `taken`: the phone number has a booking; `captcha`: unsolved or already used. */
export type SlotRefusal = 'full' | 'over' | 'taken' | 'captcha' | 'gone' | 'held';
export type SlotFailureCode = ShelfFailureCode | SlotRefusal;

export type LoadSlotsInput = { id: string };
export type LoadSlotsOutcome = { ok: true; sheet: SlotSheet } | { ok: false; code: LineFault };
export type BookSlotInput = SlotForm & { id: string; proof: string | null };
export type ChangeSlotInput = { id: string; slotId: string };
export type BookSlotOutcome = { ok: true; sheet: SlotSheet } | { ok: false; code: LineFault | SlotRefusal };

export type SlotFormInput = { id: string };

export type SlotFormEvent =
  | { type: 'slots.refresh' }
  | { type: 'field.change'; change: Partial<SlotForm> }
  | { type: 'form.submit' }
  | { type: 'slot.change'; slotId: string }
  | { type: 'slot.giveBack' }
  | { type: 'slot.keep' };

export type SlotFormContext = SlotFormInput & {
  sheet: SlotSheet | null;
  form: SlotForm;
  faults: readonly SlotField[];
  focus: { field: SlotField | null; turn: number };
  proof: string | null;
  failureCode: SlotFailureCode | null;
  wanted: string | null;
  isGivenBack: boolean;
};
