import { assign, setup } from 'xstate';

import { mayGiveBack, slotFaults, type SlotForm } from '../../../domain/campaigns/slots';
import { captchaMachine } from '../../identity/captcha';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  BookSlotInput,
  BookSlotOutcome,
  ChangeSlotInput,
  LoadSlotsInput,
  LoadSlotsOutcome,
  ProofOutcome,
  SlotFormContext,
  SlotFormEvent,
  SlotFormInput,
} from './slot-form.types';

/** The slot is unavailable or the booking is gone: slots must be reloaded. */
const MOVED: readonly string[] = ['full', 'over', 'gone', 'held'];

export const slotFormSetup = setup({
  types: {
    input: {} as SlotFormInput,
    context: {} as SlotFormContext,
    events: {} as SlotFormEvent,
    tags: {} as
      | 'loading'
      | 'lost'
      | 'filling'
      | 'proving'
      | 'sending'
      | 'booked'
      | 'changing'
      | 'asking'
      | 'givingBack'
      | 'closed',
    children: {} as {
      obtainProof: 'obtainProof';
      loadSlots: 'loadSlots';
      bookSlot: 'bookSlot';
      changeSlot: 'changeSlot';
      giveBackSlot: 'giveBackSlot';
    },
  },
  actors: {
    loadSlots: unprovidedPromise<LoadSlotsOutcome, LoadSlotsInput>('loadSlots'),
    obtainProof: captchaMachine,
    bookSlot: unprovidedPromise<BookSlotOutcome, BookSlotInput>('bookSlot'),
    changeSlot: unprovidedPromise<BookSlotOutcome, ChangeSlotInput>('changeSlot'),
    giveBackSlot: unprovidedPromise<BookSlotOutcome, ChangeSlotInput>('giveBackSlot'),
  },
  guards: {
    isLoaded: (_, params: LoadSlotsOutcome) => params.ok,
    isBooked: ({ context: { sheet } }) => sheet?.booking != null,
    isClosed: ({ context: { sheet } }) => sheet?.isOpen === false,
    isSound: ({ context: { form, sheet } }) => slotFaults(form, sheet?.slots ?? []).length === 0,
    isOther: ({ context: { sheet } }, { slotId }: { slotId: string }) =>
      sheet?.slots.some((slot) => slot.slotId === slotId && slot.state === 'OPEN') === true &&
      sheet.booking?.slotId !== slotId,
    mayGiveBack: ({ context: { sheet } }) => sheet !== null && mayGiveBack(sheet),
    isProven: (_, params: ProofOutcome) => params.ok,
    isGivenUp: (_, params: ProofOutcome) => !params.ok && params.failure.code === 'cancelled',
    isTaken: (_, params: BookSlotOutcome) => params.ok,
    isUnproven: (_, params: BookSlotOutcome) => !params.ok && params.code === 'captcha',
    hasMoved: (_, params: BookSlotOutcome) => !params.ok && MOVED.includes(params.code),
  },
  actions: {
    keepSheet: assign(({ context }, params: LoadSlotsOutcome | BookSlotOutcome) =>
      params.ok ? { sheet: params.sheet } : { sheet: context.sheet },
    ),
    changeField: assign(({ context: { form, faults } }, { change }: { change: Partial<SlotForm> }) => ({
      form: { ...form, ...change },
      faults: faults.filter((field) => change[field] === undefined),
      failureCode: null,
      isGivenBack: false,
    })),
    recordFaults: assign(({ context: { form, sheet, focus } }) => {
      const faults = slotFaults(form, sheet?.slots ?? []);
      return {
        faults,
        focus: { field: faults[0] ?? null, turn: focus.turn + 1 },
        failureCode: null,
        isGivenBack: false,
      };
    }),
    keepProof: assign({ proof: (_, params: ProofOutcome) => (params.ok ? params.proof : null) }),
    wantSlot: assign({ wanted: (_, { slotId }: { slotId: string }) => slotId }),
    clearComplaints: assign({ faults: [], failureCode: null, isGivenBack: false }),
    noteGivenBack: assign({ isGivenBack: ({ context: { sheet } }) => sheet?.booking === null }),
    forgetProof: assign({ proof: null }),
    forgetSlot: assign(({ context: { form } }) => ({ form: { ...form, slotId: '' } })),
    forgetWanted: assign({ wanted: null }),
    recordFailure: assign({
      failureCode: (_, params: LoadSlotsOutcome | BookSlotOutcome) => (params.ok ? null : params.code),
    }),
    recordCaptcha: assign({ failureCode: 'captcha' }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});
