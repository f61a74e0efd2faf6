import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { PICTURES } from '../../support/left-out';
import { deedFrom, NOTHING_DONE } from './desk-case.rules';
import { chart } from './desk-case.setup';
import type { CaseHold, DeedOutcome, DeskCaseContext } from './desk-case.types';

const deedOutcome = ({ event }: { event: { output: DeedOutcome } }) => event.output;
const dropDraft = {
  type: 'dropDraft',
  params: ({ context: { subject } }: { context: DeskCaseContext }) => ({ subject }),
} as const;
const noteDone = { type: 'noteNotice', params: { notice: 'done' } } as const;
const overtaken = {
  guard: { type: 'isOvertaken', params: deedOutcome },
  target: 'loading',
  actions: { type: 'noteOvertaken', params: deedOutcome },
} as const;
const noteHold = { type: 'noteHold', params: ({ event }: { event: Pick<CaseHold, 'to'> }) => event } as const;
const begunHold = { target: 'holding', actions: ['clearNotice', 'clearFailure', noteHold] } as const;

export const deskCaseMachine = chart.createMachine({
  id: 'deskCase',
  description: PICTURES && '一票订单、一份询价、一家企业或一个口岸：看清内容与资料，选一步，先看对方将读到什么，再办',
  context: ({ input }) => ({ ...input, ...NOTHING_DONE }),
  output: ({ context: { next, subject } }) => ({ next: next ?? subject, finished: subject }),
  invoke: [
    { id: 'paperView', src: 'paperView' },
    { id: 'documents', src: 'documents', input: ({ context: { subject } }) => ({ orderNo: subject.no }) },
  ],
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取内容',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCase',
        src: 'loadCase',
        input: ({ context: { subject } }) => subject,
        onDone: [
          {
            guard: { type: 'isStillOffered', params: ({ event }) => event.output },
            target: 'filling',
            actions: [
              { type: 'keepCase', params: ({ event }) => event.output },
              { type: 'keepTyped', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: [{ type: 'keepCase', params: ({ event }) => event.output }, 'endAct'],
          },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone', actions: 'endAct' },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    gone: { description: PICTURES && '没有这个编号', tags: 'gone' },
    failed: { description: PICTURES && '内容取不到，可重试', tags: 'failed', on: { 'case.refresh': 'loading' } },
    shown: {
      description: PICTURES && '看内容，选一步',
      tags: 'shown',
      always: { guard: 'isActing', target: 'filling' },
      on: {
        'act.choose': {
          guard: { type: 'isOffered', params: ({ event: { act } }) => ({ actId: act }) },
          target: 'filling',
          actions: [
            'clearNotice',
            'clearFailure',
            { type: 'beginAct', params: ({ event: { act } }) => ({ actId: act }) },
          ],
        },
        'case.hold': begunHold,
        'onward.toggle': {
          actions: ['toggleOnward', { type: 'keepOnward', params: ({ context: { isOnward } }) => ({ isOnward }) }],
        },
      },
    },
    filling: {
      description: PICTURES && '填写这一步要说的',
      tags: ['shown', 'filling'],
      on: {
        'field.change': {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context: { subject, actId, said } }) => ({ subject, actId, said }) },
          ],
        },
        'files.choose': { actions: { type: 'keepFiles', params: ({ event }) => event } },
        'act.rehearse': [
          { guard: 'isOthers' },
          { guard: 'isFileGiven', target: 'sending', actions: 'clearFailure' },
          { guard: 'isAllSaid', target: 'rehearsing', actions: 'clearFailure' },
          { actions: 'tellLacking' },
        ],
        'act.drop': { target: 'shown', actions: ['clearFailure', 'endAct', dropDraft] },
        'case.hold': begunHold,
      },
    },
    rehearsing: {
      description: PICTURES && '试办：对方将读到什么',
      tags: ['shown', 'filling', 'busy'],
      invoke: {
        id: 'rehearse',
        src: 'rehearse',
        input: deedFrom,
        onDone: [
          {
            guard: { type: 'isDone', params: deedOutcome },
            target: 'read',
            actions: { type: 'keepReading', params: ({ event }) => event.output },
          },
          overtaken,
          { target: 'filling', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling', actions: 'recordUnexpected' },
      },
    },
    read: {
      description: PICTURES && '看对方将读到的，确认后办理',
      tags: ['shown', 'read'],
      on: {
        'act.send': [{ guard: 'isWithoutPapers', target: 'warned' }, { target: 'sending' }],
        'act.change': 'filling',
        'act.drop': { target: 'shown', actions: ['endAct', dropDraft] },
      },
    },
    warned: {
      description: PICTURES && '资料未齐，再确认一次才办理',
      tags: ['shown', 'warned'],
      on: {
        'act.send': 'sending',
        'act.change': 'filling',
        'act.drop': { target: 'shown', actions: ['endAct', dropDraft] },
      },
    },
    sending: {
      description: PICTURES && '办理中',
      tags: ['shown', 'read', 'busy'],
      invoke: {
        id: 'act',
        src: 'act',
        input: deedFrom,
        onDone: [
          {
            guard: { type: 'isDoneAndLedOn', params: deedOutcome },
            target: 'leading',
            actions: ['endAct', noteDone],
          },
          { guard: { type: 'isDone', params: deedOutcome }, target: 'loading', actions: ['endAct', noteDone] },
          overtaken,
          { target: 'filling', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling', actions: 'recordUnexpected' },
      },
    },
    leading: {
      description: PICTURES && '已办理，找列表里的下一件',
      tags: 'loading',
      invoke: {
        id: 'findNext',
        src: 'findNext',
        input: ({ context: { subject, self } }) => ({ subject, self }),
        onDone: [
          {
            guard: { type: 'isNext', params: ({ event }) => event.output },
            target: 'onward',
            actions: { type: 'keepNext', params: ({ event }) => event.output },
          },
          { target: 'loading', actions: { type: 'noteNotice', params: { notice: 'last' } } },
        ],
        onError: 'loading',
      },
    },
    onward: { description: PICTURES && '转到下一件', tags: 'loading', type: 'final' },
    holding: {
      description: PICTURES && '领取、接手、转交或放回中',
      tags: ['shown', 'busy'],
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context: { subject, shown, holdTo } }) => ({ subject, turn: shown?.turn ?? '', to: holdTo }),
        onDone: [
          { guard: { type: 'isDone', params: deedOutcome }, target: 'loading' },
          overtaken,
          { target: 'shown', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: 'recordUnexpected' },
      },
    },
  },
});

export type DeskCaseActor = ActorRefFrom<typeof deskCaseMachine>;
export type DeskCaseSnapshot = SnapshotFrom<typeof deskCaseMachine>;
