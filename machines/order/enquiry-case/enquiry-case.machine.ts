import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { acceptedOrderPath } from './enquiry-case.rules';
import { chart, NOTHING } from './enquiry-case.setup';
import { PICTURES } from '../../support/left-out';

/** Acts with a required text: faults are shown and nothing is sent. */
const typing = <const TAsked extends 'decline' | 'counter', const TTag extends 'declining' | 'countering'>(
  asked: TAsked,
  tags: TTag,
  description: string,
) =>
  ({
    description,
    tags,
    entry: 'clearWrong',
    exit: 'clearWrong',
    on: {
      'deed.drop': 'reading',
      'deed.confirm': [
        {
          guard: { type: 'isSound', params: { asked } },
          target: 'doing',
          actions: { type: 'takeDeed', params: { asked } },
        },
        { actions: { type: 'noteWrong', params: { asked } } },
      ],
    },
  }) as const;

export const enquiryCaseMachine = chart.createMachine({
  id: 'enquiryCase',
  description: PICTURES && '一份询价：等答复、看报价、接受或不接受、还价、留言、撤回',
  context: ({ input }) => ({ ...input, ...NOTHING }),
  initial: 'loading',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.changed': '.loading' },
  states: {
    loading: {
      description: PICTURES && '正在取得询价',
      tags: 'loading',
      entry: 'forget',
      invoke: {
        id: 'loadEnquiry',
        src: 'loadEnquiry',
        input: ({ context: { enquiryNo } }) => ({ enquiryNo }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepEnquiry', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'lost', actions: { type: 'recordLost', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordBroken' },
      },
    },
    signedOut: {
      description: PICTURES && '登录后才能看自己的询价',
      tags: 'signedOut',
      initial: 'resting',
      states: {
        resting: { description: PICTURES && '等人登录', on: { 'person.find': 'asking' } },
        asking: {
          description: PICTURES && '请登录',
          tags: 'busy',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#enquiryCase.loading',
              },
              'resting',
            ],
            onError: 'resting',
          },
        },
      },
    },
    missing: { description: PICTURES && '询价不存在，或不是本人的', tags: 'missing' },
    lost: { description: PICTURES && '询价取不到，可重试', on: { 'case.refresh': 'loading' } },
    shown: {
      description: PICTURES && '询价已显示',
      tags: 'shown',
      initial: 'reading',
      invoke: [
        { id: 'seenWatcher', src: 'seenWatcher' },
        { id: 'secondTicker', src: 'secondTicker' },
      ],
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
      },
      states: {
        reading: {
          description: PICTURES && '看报价与留言',
          on: {
            'clock.ticked': {
              guard: { type: 'isDue', params: ({ event }) => event },
              target: 'refreshing',
              actions: { type: 'noteTime', params: ({ event }) => event },
            },
            'page.seen': 'refreshing',
            'case.refresh': 'refreshing',
            'answer.accept': {
              guard: 'mayAccept',
              target: 'doing',
              actions: { type: 'takeAccepted', params: ({ event }) => event },
            },
            'answer.decline': { guard: { type: 'mayDo', params: { act: 'decline' } }, target: 'declining' },
            'answer.counter': { guard: 'mayCounter', target: 'countering' },
            'case.withdraw': { guard: { type: 'mayDo', params: { act: 'withdraw' } }, target: 'withdrawing' },
            'message.send': [
              {
                guard: { type: 'isSound', params: { asked: 'say' } },
                target: 'doing',
                actions: { type: 'takeDeed', params: { asked: 'say' } },
              },
              { actions: { type: 'noteWrong', params: { asked: 'say' } } },
            ],
          },
        },
        refreshing: {
          description: PICTURES && '正在看询价有没有变化',
          invoke: {
            id: 'loadEnquiry',
            src: 'loadEnquiry',
            input: ({ context: { enquiryNo } }) => ({ enquiryNo }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'reading',
                actions: { type: 'keepEnquiry', params: ({ event }) => event.output },
              },
              { target: 'reading', actions: 'noteAsked' },
            ],
            onError: { target: 'reading', actions: 'noteAsked' },
          },
        },
        declining: typing('decline', 'declining', '不接受，写明原因'),
        countering: typing('counter', 'countering', '还价一次'),
        withdrawing: {
          description: PICTURES && '确认撤回',
          tags: 'withdrawing',
          entry: 'clearWrong',
          on: {
            'deed.drop': 'reading',
            'deed.confirm': { target: 'doing', actions: { type: 'takeDeed', params: { asked: 'withdraw' } } },
          },
        },
        doing: {
          description: PICTURES && '正在办理，不可重复提交',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'doDeed',
            src: 'doDeed',
            input: ({ context: { enquiryNo, deed } }) => ({ enquiryNo, deed }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'reading',
                actions: [
                  { type: 'keepEnquiry', params: ({ event }) => event.output },
                  {
                    type: 'openPage',
                    params: ({ context: { deed }, event }) => ({ address: acceptedOrderPath(deed, event.output) }),
                  },
                ],
              },
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'reading',
                actions: [{ type: 'keepEnquiry', params: ({ event }) => event.output }, 'clearTyped'],
              },
              {
                target: 'refreshing',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'reading', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type EnquiryCaseActor = ActorRefFrom<typeof enquiryCaseMachine>;
export type EnquiryCaseSnapshot = SnapshotFrom<typeof enquiryCaseMachine>;
