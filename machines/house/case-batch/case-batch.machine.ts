import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { PICTURES } from '../../support/left-out';
import { NOTHING_TICKED, undone, unrehearsed } from './case-batch.rules';
import { type BatchEvent, chart } from './case-batch.setup';
import type { BatchOutcome } from './case-batch.types';

const outcome = <TOutcome extends BatchOutcome>({ event }: { event: { output: TOutcome } }): TOutcome => event.output;

const ticks = {
  'line.tick': {
    target: '#caseBatch.ticked.settling',
    actions: { type: 'tickLine', params: ({ event }: { event: BatchEvent<'line.tick'> }) => event },
  },
  'page.tick': {
    target: '#caseBatch.ticked.settling',
    actions: { type: 'tickPage', params: ({ event }: { event: BatchEvent<'page.tick'> }) => event },
  },
  'all.tick': {
    target: '#caseBatch.ticked.gathering',
    actions: { type: 'takeList', params: ({ event }: { event: BatchEvent<'all.tick'> }) => event },
  },
} as const;

export const caseBatchMachine = chart.createMachine({
  id: 'caseBatch',
  description: PICTURES && '一起办：勾选同一班次的订单，选一步，先看各票的下单人将读到什么，再逐票办理',
  context: NOTHING_TICKED,
  initial: 'idle',
  states: {
    idle: { description: PICTURES && '没有勾选', entry: 'clearAll', on: ticks },
    ticked: {
      description: PICTURES && '勾选了一些订单',
      initial: 'settling',
      on: { ...ticks, 'ticks.clear': 'idle' },
      states: {
        gathering: {
          description: PICTURES && '正在勾选所看范围的全部订单',
          tags: ['open', 'waiting'],
          entry: 'clearFailure',
          invoke: {
            id: 'findAll',
            src: 'findAll',
            input: ({ context: { asked } }) => asked,
            onDone: [
              {
                guard: { type: 'isAnswered', params: outcome },
                target: 'settling',
                actions: { type: 'tickAll', params: outcome },
              },
              { target: 'unread', actions: { type: 'recordFailure', params: outcome } },
            ],
            onError: { target: 'unread', actions: 'recordUnexpected' },
          },
        },
        settling: {
          description: PICTURES && '勾选中，稍停一下再问能办哪些步骤',
          tags: ['open', 'waiting'],
          entry: ['clearFailure', 'forgetReadings'],
          always: { guard: 'hasNoTicks', target: '#caseBatch.idle' },
          after: { pause: 'reading' },
        },
        reading: {
          description: PICTURES && '正在看每一票能办哪些步骤',
          tags: ['open', 'waiting'],
          invoke: {
            id: 'readMany',
            src: 'readMany',
            input: ({ context: { ticked } }) => ({ ticked }),
            onDone: [
              {
                guard: { type: 'isStillOffered', params: outcome },
                target: 'filling',
                actions: { type: 'keepActs', params: outcome },
              },
              {
                guard: { type: 'isAnswered', params: outcome },
                target: 'offered',
                actions: { type: 'keepActs', params: outcome },
              },
              { target: 'unread', actions: { type: 'recordFailure', params: outcome } },
            ],
            onError: { target: 'unread', actions: 'recordUnexpected' },
          },
        },
        unread: {
          description: PICTURES && '取不到能办的步骤，可重试或改勾选',
          tags: ['open', 'unread'],
          on: { 'acts.retry': [{ guard: 'hasNoTicks', target: 'gathering' }, 'settling'] },
        },
        offered: {
          description: PICTURES && '每一票都能办的步骤，选一步',
          tags: ['open', 'offered'],
          entry: 'endAct',
          on: {
            'act.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'filling',
              actions: { type: 'beginAct', params: ({ event }) => event },
            },
          },
        },
        filling: {
          description: PICTURES && '填写要对每一票说的',
          tags: ['open', 'filling'],
          on: {
            'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
            'act.rehearse': [
              { guard: 'isAllSaid', target: 'rehearsing', actions: 'clearFailure' },
              { actions: 'tellLacking' },
            ],
            'act.drop': { target: 'offered', actions: 'clearFailure' },
          },
        },
        rehearsing: {
          description: PICTURES && '逐批试办：各票的下单人将读到什么',
          tags: ['open', 'filling', 'working'],
          invoke: {
            id: 'rehearseMany',
            src: 'rehearseMany',
            input: ({ context }) => unrehearsed(context),
            onDone: [
              {
                guard: { type: 'isMoreToRehearse', params: outcome },
                target: 'rehearsing',
                reenter: true,
                actions: { type: 'keepReadings', params: outcome },
              },
              {
                guard: { type: 'isAnswered', params: outcome },
                target: 'read',
                actions: { type: 'keepReadings', params: outcome },
              },
              { target: 'filling', actions: [{ type: 'recordFailure', params: outcome }, 'forgetReadings'] },
            ],
            onError: { target: 'filling', actions: ['recordUnexpected', 'forgetReadings'] },
          },
        },
        read: {
          description: PICTURES && '看各票将读到的与办不了的，确认后办理',
          tags: ['open', 'read'],
          on: {
            'act.send': { guard: 'isAnyReady', target: '#caseBatch.sending' },
            'act.change': 'settling',
            'act.drop': { target: 'settling', actions: 'endAct' },
          },
        },
      },
    },
    sending: {
      description: PICTURES && '逐批办理，每一票各有结果',
      tags: ['open', 'working'],
      entry: 'clearFailure',
      invoke: {
        id: 'actOnMany',
        src: 'actOnMany',
        input: ({ context }) => undone(context),
        onDone: [
          {
            guard: { type: 'isMoreToDo', params: outcome },
            target: 'sending',
            reenter: true,
            actions: { type: 'keepOutcomes', params: outcome },
          },
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'done',
            actions: { type: 'keepOutcomes', params: outcome },
          },
          { target: 'cut', actions: { type: 'recordFailure', params: outcome } },
        ],
        onError: { target: 'cut', actions: 'recordUnexpected' },
      },
    },
    cut: {
      description: PICTURES && '办到一半断了：已有结果的留着，其余接着办，不会办两次',
      tags: ['open', 'cut'],
      on: { 'act.resume': 'sending', 'batch.close': 'idle' },
    },
    done: {
      description: PICTURES && '每一票都有了结果',
      tags: ['open', 'done'],
      on: { 'batch.close': 'idle' },
    },
  },
});

export type CaseBatchActor = ActorRefFrom<typeof caseBatchMachine>;
export type CaseBatchSnapshot = SnapshotFrom<typeof caseBatchMachine>;
