import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { slotFaults, type SlotForm } from '../../../domain/campaigns/slots';
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

const BLANK: SlotForm = { slotId: '', company: '', name: '', phone: '', question: '' };

/** The slot itself is not to be had, or the browser's own booking is gone: what there is has to be asked anew. */
const MOVED: readonly string[] = ['full', 'over', 'gone'];

const chart = setup({
  types: {
    input: {} as SlotFormInput,
    context: {} as SlotFormContext,
    events: {} as SlotFormEvent,
    tags: {} as 'loading' | 'lost' | 'filling' | 'proving' | 'sending' | 'booked' | 'changing' | 'closed',
    children: {} as {
      obtainProof: 'obtainProof';
      loadSlots: 'loadSlots';
      bookSlot: 'bookSlot';
      changeSlot: 'changeSlot';
    },
  },
  actors: {
    loadSlots: unprovidedPromise<LoadSlotsOutcome, LoadSlotsInput>('loadSlots'),
    obtainProof: captchaMachine,
    bookSlot: unprovidedPromise<BookSlotOutcome, BookSlotInput>('bookSlot'),
    changeSlot: unprovidedPromise<BookSlotOutcome, ChangeSlotInput>('changeSlot'),
  },
  guards: {
    isLoaded: (_, params: LoadSlotsOutcome) => params.ok,
    isBooked: ({ context: { sheet } }) => sheet?.booking != null,
    isClosed: ({ context: { sheet } }) => sheet?.isOpen === false,
    isSound: ({ context: { form, sheet } }) => slotFaults(form, sheet?.slots ?? []).length === 0,
    isOther: ({ context: { sheet } }, { slotId }: { slotId: string }) =>
      sheet?.slots.some((slot) => slot.slotId === slotId && slot.state === 'OPEN') === true &&
      sheet.booking?.slotId !== slotId,
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
    })),
    recordFaults: assign(({ context: { form, sheet, focus } }) => {
      const faults = slotFaults(form, sheet?.slots ?? []);
      return { faults, focus: { field: faults[0] ?? null, turn: focus.turn + 1 }, failureCode: null };
    }),
    keepProof: assign({ proof: (_, params: ProofOutcome) => (params.ok ? params.proof : null) }),
    wantSlot: assign({ wanted: (_, { slotId }: { slotId: string }) => slotId }),
    clearComplaints: assign({ faults: [], failureCode: null }),
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

/** A slot of a campaign: which there are, the form with its captcha, and what this browser has booked. */
export const slotFormMachine = chart.createMachine({
  id: 'slotForm',
  description: '预约时段：看余位、填写、安全验证、提交；约到后可改时段',
  context: ({ input }) => ({
    ...input,
    sheet: null,
    form: BLANK,
    faults: [],
    focus: { field: null, turn: 0 },
    proof: null,
    failureCode: null,
    wanted: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: '正在取时段与余位',
      tags: 'loading',
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    lost: {
      description: '取不到时段，可重试',
      tags: 'lost',
      on: { 'slots.refresh': { target: 'loading', actions: 'clearComplaints' } },
    },
    sorting: {
      description: '看约过没有、还能不能约',
      always: [{ guard: 'isBooked', target: 'booked' }, { guard: 'isClosed', target: 'closed' }, 'filling'],
    },
    closed: { description: '活动已结束，不能预约', tags: 'closed' },
    filling: {
      description: '选时段、填写',
      tags: 'filling',
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isSound', target: 'proving', actions: 'clearComplaints' },
          { actions: 'recordFaults' },
        ],
      },
    },
    proving: {
      description: '正在完成安全验证',
      tags: ['filling', 'proving'],
      invoke: {
        id: 'obtainProof',
        src: 'obtainProof',
        input: ({ context: { form } }) => ({ form: 'pop', phone: form.phone.trim() }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          { guard: { type: 'isGivenUp', params: ({ event }) => event.output }, target: 'filling' },
          { target: 'filling', actions: 'recordCaptcha' },
        ],
        onError: { target: 'filling', actions: 'recordUnexpected' },
      },
    },
    sending: {
      description: '提交中，不可重复提交',
      tags: ['filling', 'sending'],
      exit: 'forgetProof',
      invoke: {
        id: 'bookSlot',
        src: 'bookSlot',
        input: ({ context: { id, form, proof } }) => ({ ...form, phone: form.phone.trim(), id, proof }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnproven', params: ({ event }) => event.output }, target: 'proving' },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['forgetSlot', { type: 'recordFailure', params: ({ event }) => event.output }],
          },
          { target: 'filling', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling', actions: 'recordUnexpected' },
      },
    },
    booked: {
      description: '已约到，可改时段',
      tags: 'booked',
      on: {
        'slot.change': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'wantSlot', params: ({ event }) => event },
        },
      },
    },
    changing: {
      description: '正在改时段：退回与占用一次完成',
      tags: ['booked', 'changing'],
      entry: 'clearComplaints',
      exit: 'forgetWanted',
      invoke: {
        id: 'changeSlot',
        src: 'changeSlot',
        input: ({ context: { id, wanted } }) => ({ id, slotId: wanted ?? '' }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'booked', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'booked', actions: 'recordUnexpected' },
      },
    },
  },
});

export type SlotFormActor = ActorRefFrom<typeof slotFormMachine>;
export type SlotFormSnapshot = SnapshotFrom<typeof slotFormMachine>;
