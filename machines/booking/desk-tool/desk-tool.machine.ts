import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { BUILT_IN } from '../../../domain/values/days-off';
import { dueEntries, NOTHING, readToolSearch } from './desk-tool.rules';
import { chart } from './desk-tool.setup';
import { PICTURES } from '../../support/left-out';

export const deskToolMachine = chart.createMachine({
  id: 'deskTool',
  description: PICTURES && '服务台工具：随填随判，停止输入后写进网址；物质资料先查后判',
  context: ({ input: { tool } }) => ({
    tool,
    ...readToolSearch(tool, ''),
    library: {},
    answers: {},
    sought: [],
    now: 0,
    calendar: BUILT_IN,
    prices: null,
    judged: NOTHING,
  }),
  type: 'parallel',
  invoke: [
    { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
    { id: 'addressWatcher', src: 'addressWatcher' },
  ],
  states: {
    answer: {
      description: PICTURES && '结论',
      initial: 'weighing',
      on: {
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.weighing',
          actions: { type: 'takeAddress', params: ({ event }) => event },
        },
        'value.change': { target: '.weighing', actions: { type: 'changeValue', params: ({ event }) => event } },
        'row.remove': { target: '.weighing', actions: { type: 'removeRow', params: ({ event }) => event } },
        'values.clear': { target: '.weighing', actions: 'clearValues' },
        'option.chosen': {
          guard: 'isRoom',
          target: '.weighing',
          actions: { type: 'takePicked', params: ({ event }) => event },
        },
      },
      states: {
        weighing: {
          description: PICTURES && '看看填了什么',
          entry: 'judge',
          always: [
            { guard: 'isAnySought', target: 'looking' },
            { guard: 'isBlank', target: 'blank' },
            { guard: 'isFaulty', target: 'faulty' },
            { target: 'answered' },
          ],
        },
        looking: {
          description: PICTURES && '先查物质资料',
          tags: 'lookingUp',
          entry: 'noteSought',
          invoke: {
            id: 'findGoods',
            src: 'findGoods',
            input: ({ context }) => ({ sought: context.sought }),
            onDone: [
              {
                guard: { type: 'isTold', params: ({ event }) => event.output },
                target: 'weighing',
                actions: { type: 'keepFound', params: ({ event }) => event.output },
              },
              'lost',
            ],
            onError: 'lost',
          },
        },
        lost: {
          description: PICTURES && '没有查到，不给结论；可重试',
          tags: 'lost',
          on: { 'lookup.retry': 'looking' },
        },
        blank: { description: PICTURES && '还没填全' },
        faulty: { description: PICTURES && '填错了，不给结论' },
        answered: {
          description: PICTURES && '已有结论',
          tags: 'answered',
          on: {
            'calendar.save': {
              guard: 'isAnyDue',
              actions: { type: 'saveCalendar', params: ({ context }) => ({ due: dueEntries(context) }) },
            },
          },
        },
      },
    },
    address: {
      description: PICTURES && '网址',
      initial: 'resting',
      on: {
        'value.change': '.settling',
        'row.remove': '.settling',
        'values.clear': '.settling',
        'option.chosen': { guard: 'isRoom', target: '.settling' },
        'address.changed': { guard: { type: 'isOther', params: ({ event }) => event }, target: '.resting' },
      },
      states: {
        resting: { description: PICTURES && '网址里就是这些内容' },
        settling: {
          description: PICTURES && '还在填写',
          tags: 'typing',
          after: {
            typingPause: {
              target: 'resting',
              actions: ['noteTold', { type: 'saveTyped', params: ({ context }) => context }],
            },
          },
        },
      },
    },
    clock: {
      description: PICTURES && '时钟',
      initial: 'setting',
      states: {
        setting: {
          description: PICTURES && '看看要不要走时',
          always: [{ guard: 'isTimed', target: 'running' }, { target: 'still' }],
        },
        still: { description: PICTURES && '与时间无关' },
        running: {
          description: PICTURES && '每分钟重算',
          invoke: { id: 'minuteTicker', src: 'minuteTicker' },
          on: {
            'clock.ticked': {
              guard: { type: 'isLater', params: ({ event }) => event },
              actions: [{ type: 'noteTime', params: ({ event }) => event }, 'judge'],
            },
          },
        },
      },
    },
  },
});

export type DeskToolActor = ActorRefFrom<typeof deskToolMachine>;
export type DeskToolSnapshot = SnapshotFrom<typeof deskToolMachine>;
