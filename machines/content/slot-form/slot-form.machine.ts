import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { SlotForm } from '../../../domain/campaigns/slots';
import { slotFormSetup } from './slot-form.setup';
import { PICTURES } from '../../support/left-out';

const BLANK: SlotForm = { slotId: '', company: '', name: '', phone: '', question: '' };

export const slotFormMachine = slotFormSetup.createMachine({
  id: 'slotForm',
  description: PICTURES && '预约时段：看余位、填写、安全验证、提交；约到后可改时段、可退还',
  context: ({ input }) => ({
    ...input,
    sheet: null,
    form: BLANK,
    faults: [],
    focus: { field: null, turn: 0 },
    proof: null,
    failureCode: null,
    wanted: null,
    isGivenBack: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取时段与余位',
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
      description: PICTURES && '取不到时段，可重试',
      tags: 'lost',
      on: { 'slots.refresh': { target: 'loading', actions: 'clearComplaints' } },
    },
    sorting: {
      description: PICTURES && '看约过没有、还能不能约',
      always: [{ guard: 'isBooked', target: 'booked' }, { guard: 'isClosed', target: 'closed' }, 'filling'],
    },
    closed: { description: PICTURES && '活动已结束，不能预约', tags: 'closed' },
    filling: {
      description: PICTURES && '选时段、填写',
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
      description: PICTURES && '正在完成安全验证',
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
      description: PICTURES && '提交中，不可重复提交',
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
      description: PICTURES && '已约到，可改时段、开始前可退还',
      tags: 'booked',
      on: {
        'slot.giveBack': { guard: 'mayGiveBack', target: 'askingBack', actions: 'clearComplaints' },
        'slot.change': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'wantSlot', params: ({ event }) => event },
        },
      },
    },
    askingBack: {
      description: PICTURES && '退还前再问一次',
      tags: ['booked', 'asking'],
      on: { 'slot.giveBack': 'givingBack', 'slot.keep': 'booked' },
    },
    givingBack: {
      description: PICTURES && '正在退还，不可重复提交',
      tags: ['booked', 'givingBack'],
      invoke: {
        id: 'giveBackSlot',
        src: 'giveBackSlot',
        input: ({ context: { id, sheet } }) => ({ id, slotId: sheet?.booking?.slotId ?? '' }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'sorting',
            actions: [{ type: 'keepSheet', params: ({ event }) => event.output }, 'noteGivenBack'],
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
    changing: {
      description: PICTURES && '正在改时段：退回与占用一次完成',
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
