import { slotFormMachine } from '../../../../machines/content/slot-form';
import { BEGUN, BOOKED, MOVED, OVER, SLOTS, TYPED } from '../../../../stories/content/slot-form.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const sheet = (of: typeof SLOTS) => ({ ok: true as const, sheet: of });
const { company, name, phone, slotId } = TYPED;

export const slotFormPlan = sharedPlan('slotFormPlan', slotFormMachine, {
  inputs: { 'a campaign with slots': { id: 'dgdesk-open-day' } },
  events: {
    'slots.refresh': 'bare',
    'field.change': ({ context: { form } }) => ({
      ...(form.slotId === '' && { 'a free slot': { change: { slotId } } }),
      ...(form.company === '' && { 'an enterprise': { change: { company } } }),
      ...(form.company !== '' && form.name === '' && { 'who comes': { change: { name } } }),
      ...(form.name !== '' && form.phone === '' && { 'a phone': { change: { phone } } }),
    }),
    'form.submit': 'bare',
    'slot.giveBack': 'bare',
    'slot.keep': 'bare',
    'slot.change': {
      'another slot': { slotId: 'D2-14' },
      'a slot that is full': { slotId: 'D1-14' },
    },
  },
  outcomes: {
    loadSlots: {
      done: {
        'nothing booked yet': sheet(SLOTS),
        'one is booked': sheet(BOOKED),
        'what is booked has begun': sheet(BEGUN),
        'it has ended': sheet(OVER),
        'one is booked, and it has ended': sheet({ ...OVER, booking: BOOKED.booking }),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no slots') },
    },
    obtainProof: {
      done: {
        proven: { ok: true, proof: 'proof' },
        cancelled: { ok: false, failure: { code: 'cancelled' } },
        failed: { ok: false, failure: { code: 'failed' } },
      },
      error: { bug: new TypeError('no captcha here') },
    },
    bookSlot: {
      done: {
        'one is booked': sheet(BOOKED),
        'the proof is used up': failed('captcha'),
        'full by now': failed('full'),
        'the number has one': failed('taken'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    giveBackSlot: {
      done: {
        'given back': sheet(SLOTS),
        'it was changed elsewhere': sheet(MOVED),
        'begun by now': failed('over'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    changeSlot: {
      done: {
        changed: sheet(MOVED),
        'full by now': failed('full'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ sheet: known, form, faults, focus, failureCode, proof, wanted, isGivenBack }) => [
    [known?.booking?.slotId ?? null, known?.isOpen ?? null],
    [form, faults, focus.field],
    [failureCode, proof, wanted, isGivenBack],
  ],
});
