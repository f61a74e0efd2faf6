import { and, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isJudgeHere, libraryRegion } from '../../support/library-region';
import { orderFormSetup } from './order-form.setup';
import { PICTURES } from '../../support/left-out';

const emptied = { target: 'typing', actions: ['clear', 'reportChanged'] } as const;

export const orderFormMachine = orderFormSetup.createMachine({
  id: 'orderForm',
  description: PICTURES && '订单表单：各步一个网址，离开字段或按下一步后才指出错误',
  context: ({ input }) => ({
    mode: input.mode,
    form: input.mode.blank,
    step: input.step,
    furthest: input.step,
    quote: null,
    unsold: [],
    now: 0,
    library: {},
    told: {},
    sought: [],
    lookupKey: '',
    folded: [],
    left: [],
    judged: [],
    gatewayFaults: [],
    focus: { path: '', turn: 0 },
    consent: null,
    isVerificationDue: null,
    readVersion: null,
    chargesHold: null,
    ordered: [],
    coupons: [],
  }),
  type: 'parallel',
  invoke: [
    { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
    { id: 'stepWatcher', src: 'stepWatcher' },
  ],
  on: {
    'quote.set': { actions: { type: 'takeQuote', params: ({ event }) => event } },
    'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
    'form.restore': { actions: { type: 'restore', params: ({ event }) => event } },
    'form.clear': { actions: ['clear', 'reportChanged'] },
    'step.arrived': {
      guard: { type: 'isVisited', params: ({ event }) => event },
      actions: { type: 'goTo', params: ({ event }) => event },
    },
  },
  states: {
    filling: {
      description: PICTURES && '填写',
      initial: 'open',
      states: {
        open: {
          description: PICTURES && '可填写；按下后等物质库，等的时候去别处就放弃这一按',
          tags: 'editable',
          initial: 'typing',
          on: {
            'form.edit': { actions: [{ type: 'edit', params: ({ event }) => event }, 'reportChanged'] },
            'field.leave': { actions: { type: 'noteLeft', params: ({ event }) => event } },
            'fault.seek': {
              target: '.typing',
              actions: [
                { type: 'seek', params: ({ event }) => event },
                { type: 'showStep', params: ({ context }) => ({ step: context.step }) },
              ],
            },
            'step.choose': {
              guard: { type: 'isVisited', params: ({ event }) => event },
              target: '.typing',
              actions: [
                { type: 'goTo', params: ({ event }) => event },
                { type: 'showStep', params: ({ event }) => ({ step: event.step }) },
              ],
            },
            'step.next': '.leaving',
            'step.back': {
              target: '.typing',
              actions: ['goBack', { type: 'showStep', params: ({ context }) => ({ step: context.step }) }],
            },
            'row.fold': { actions: { type: 'fold', params: ({ event }) => event } },
            'row.unfold': { actions: { type: 'unfold', params: ({ event }) => event } },
            'lookup.begin': {
              actions: [
                { type: 'beginLookup', params: ({ event }) => event },
                { type: 'turnPicker', params: ({ event }) => event },
              ],
            },
            'option.chosen': {
              guard: { type: 'isAwaited', params: ({ event }) => event },
              actions: [{ type: 'takePicked', params: ({ event }) => event }, 'reportChanged'],
            },
            'protocol.read': 'reading',
            'charges.read': 'reading',
            'form.submit': '.finishing',
            'form.lock': 'locked',
          },
          states: {
            typing: { description: PICTURES && '填写中' },
            leaving: {
              description: PICTURES && '已按下一步：物质库答复后判断一次',
              tags: 'awaiting',
              on: {
                'form.clear': emptied,
                'step.arrived': {
                  guard: { type: 'isVisited', params: ({ event }) => event },
                  target: 'typing',
                  actions: { type: 'goTo', params: ({ event }) => event },
                },
              },
              always: [
                {
                  guard: and([isJudgeHere, 'isStepSound']),
                  target: 'typing',
                  actions: ['goOn', { type: 'showStep', params: ({ context }) => ({ step: context.step }) }],
                },
                { guard: isJudgeHere, target: 'typing', actions: 'judgeStep' },
              ],
            },
            finishing: {
              description: PICTURES && '已按提交：物质库与本人以前的答复到后判断一次',
              tags: 'awaiting',
              on: { 'form.clear': emptied },
              always: [
                {
                  guard: and([isJudgeHere, not('isBeforeAsked'), 'isSound']),
                  target: 'typing',
                  actions: 'reportSound',
                },
                {
                  guard: and([isJudgeHere, not('isBeforeAsked')]),
                  target: 'typing',
                  actions: ['judgeAll', { type: 'showStep', params: ({ context }) => ({ step: context.step }) }],
                },
              ],
            },
          },
        },
        reading: {
          description: PICTURES && '正在阅读服务协议或收费协议；此时传完的资料照样留下',
          tags: 'editable',
          on: { 'form.edit': { actions: [{ type: 'edit', params: ({ event }) => event }, 'reportChanged'] } },
          invoke: {
            id: 'readText',
            src: 'readText',
            input: ({ event }) => ({ text: event.type === 'charges.read' ? 'charges' : 'protocol' }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'open',
                actions: [{ type: 'agree', params: ({ event }) => event.output }, 'reportChanged'],
              },
              'open',
            ],
            onError: 'open',
          },
        },
        locked: {
          description: PICTURES && '提交中，内容不可更改',
          on: {
            'form.release': {
              target: 'open',
              actions: [
                { type: 'takeBack', params: ({ event }) => event },
                { type: 'showStep', params: ({ context }) => ({ step: context.step }) },
              ],
            },
          },
        },
      },
    },
    before: {
      description:
        PICTURES &&
        '本人以前：服务协议每个账号每个版本读一次，收费协议每单同意现行的一版，近来办过的同类服务要先告知，持有的券要先抵',
      initial: 'asking',
      on: { 'owner.came': '.asking' },
      states: {
        asking: {
          description: PICTURES && '正在查是否同意过现行版本、收费协议现行哪一版、近来办过什么',
          invoke: {
            id: 'askBefore',
            src: 'askBefore',
            input: ({ context: { mode } }) => ({
              isOrderedAsked: mode.sameAs !== undefined,
              areChargesAsked: mode.terms.charges !== undefined,
            }),
            onDone: { target: 'settled', actions: { type: 'keepBefore', params: ({ event }) => event.output } },
            onError: 'settled',
          },
        },
        settled: {
          description: PICTURES && '同意过的不再读，没有的在提交前读',
          on: { 'form.release': 'asking' },
        },
      },
    },
    library: libraryRegion,
  },
});

export type OrderFormMachine = typeof orderFormMachine;
export type OrderFormActor = ActorRefFrom<typeof orderFormMachine>;
export type OrderFormSnapshot = SnapshotFrom<typeof orderFormMachine>;
