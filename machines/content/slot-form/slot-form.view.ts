import { mayGiveBack, type SlotField, type SlotForm, type SlotSheet } from '../../../domain/campaigns/slots';
import type { SlotFormActor, SlotFormSnapshot } from './slot-form.machine';
import type { SlotFailureCode } from './slot-form.types';

const STAGES = ['loading', 'lost', 'closed', 'booked', 'filling'] as const;

export type SlotFormView = {
  stage: (typeof STAGES)[number];
  sheet: SlotSheet | null;
  form: SlotForm;
  faults: readonly SlotField[];
  focus: { field: SlotField | null; turn: number };
  isProving: boolean;
  isSending: boolean;
  changingTo: string | null;
  /** State of cancelling the booking: possible, in confirmation, in progress, or just completed. */
  giving: 'possible' | 'asking' | 'busy' | 'done' | null;
  failureCode: SlotFailureCode | null;
};

function givingStage(snapshot: SlotFormSnapshot): SlotFormView['giving'] {
  const { sheet, isGivenBack } = snapshot.context;
  if (snapshot.hasTag('asking')) return 'asking';
  if (snapshot.hasTag('givingBack')) return 'busy';
  if (snapshot.hasTag('booked')) return sheet && mayGiveBack(sheet) ? 'possible' : null;
  return isGivenBack ? 'done' : null;
}

export function selectSlotForm(snapshot: SlotFormSnapshot): SlotFormView {
  const { sheet, form, faults, focus, failureCode, wanted } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'filling',
    sheet,
    form,
    faults,
    focus,
    isProving: snapshot.hasTag('proving'),
    isSending: snapshot.hasTag('sending'),
    changingTo: wanted,
    giving: givingStage(snapshot),
    failureCode,
  };
}

export const selectSlotProof = ({ children }: SlotFormSnapshot) => children.obtainProof;

export const slotFormIntents = (actor: SlotFormActor) => ({
  refresh: () => actor.send({ type: 'slots.refresh' }),
  change: (change: Partial<SlotForm>) => actor.send({ type: 'field.change', change }),
  submit: () => actor.send({ type: 'form.submit' }),
  giveBack: () => actor.send({ type: 'slot.giveBack' }),
  keep: () => actor.send({ type: 'slot.keep' }),
  changeTo: (slotId: string) => actor.send({ type: 'slot.change', slotId }),
});

export type SlotFormIntents = ReturnType<typeof slotFormIntents>;
