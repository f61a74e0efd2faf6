import { mayGiveBack, type SlotField, type SlotForm, type SlotSheet } from '../../../domain/campaigns/slots';
import type { SlotFormActor, SlotFormSnapshot } from './slot-form.machine';
import type { SlotFailureCode } from './slot-form.types';

const STAGES = ['loading', 'lost', 'closed', 'booked', 'filling'] as const;

/** Everything a view may know. */
export type SlotFormView = {
  stage: (typeof STAGES)[number];
  sheet: SlotSheet | null;
  form: SlotForm;
  faults: readonly SlotField[];
  focus: { field: SlotField | null; turn: number };
  isProving: boolean;
  isSending: boolean;
  /** The slot that is being changed to. */
  changingTo: string | null;
  /** Whether what was booked may be given back, is asked about, is being given back, or was just now. */
  giving: 'possible' | 'asking' | 'busy' | 'done' | null;
  failureCode: SlotFailureCode | null;
};

function givingIn(snapshot: SlotFormSnapshot): SlotFormView['giving'] {
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
    giving: givingIn(snapshot),
    failureCode,
  };
}

/** The captcha to be drawn while one is to be solved. */
export const selectSlotProof = ({ children }: SlotFormSnapshot) => children.obtainProof;

/** Everything a view may ask for. */
export const slotFormIntents = (actor: SlotFormActor) => ({
  refresh: () => actor.send({ type: 'slots.refresh' }),
  change: (change: Partial<SlotForm>) => actor.send({ type: 'field.change', change }),
  submit: () => actor.send({ type: 'form.submit' }),
  giveBack: () => actor.send({ type: 'slot.giveBack' }),
  keep: () => actor.send({ type: 'slot.keep' }),
  changeTo: (slotId: string) => actor.send({ type: 'slot.change', slotId }),
});

export type SlotFormIntents = ReturnType<typeof slotFormIntents>;
