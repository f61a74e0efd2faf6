import { and, assign, emit, fromCallback, fromPromise, not, raise, setup } from 'xstate';

import { planFor } from '../model/plan';
import { filterMachine } from './filter';

type KettleEvent =
  | { type: 'switch.flip' }
  | { type: 'lid.lift' }
  | { type: 'lid.close' }
  | { type: 'water.measured'; degrees: number }
  | { type: 'water.boiled' };

const chart = setup({
  types: {
    context: {} as { degrees: number; isTired: boolean },
    events: {} as KettleEvent,
    emitted: {} as { type: 'whistle' },
  },
  actors: {
    filter: filterMachine,
    fetchWater: fromPromise(async () => 'water'),
    thermometer: fromCallback<{ type: string }>(() => {}),
  },
  actions: {
    ring: (_, _params: { times: number }) => {
      throw new Error('a test must never ring');
    },
    measure: assign({ degrees: (_, params: { degrees: number }) => params.degrees }),
    tire: assign({ isTired: true }),
    boil: raise({ type: 'water.boiled' }),
    whistle: emit({ type: 'whistle' }),
  },
  guards: {
    isClean: (_, params: { clean: boolean }) => params.clean,
    isHot: ({ context }) => context.degrees >= 100,
    isTired: ({ context }) => context.isTired,
    isBoiling: (_, params: { degrees: number }) => params.degrees >= 100,
    isCooler: ({ context }, params: { degrees: number }) => params.degrees < context.degrees,
  },
  delays: { patience: ({ context }) => (context.isTired ? 500 : 1_000), boilTime: 400 },
});

/** Every chart feature: regions, nesting, history, delays, a raised event, a child, a stream, a final state. */
export const kettleMachine = chart.createMachine({
  id: 'kettle',
  type: 'parallel',
  context: { degrees: 20, isTired: false },
  states: {
    power: {
      initial: 'filtering',
      states: {
        filtering: {
          invoke: {
            id: 'filter',
            src: 'filter',
            onDone: { guard: { type: 'isClean', params: ({ event }) => event.output }, target: 'filling' },
          },
        },
        filling: { invoke: { id: 'fetchWater', src: 'fetchWater', onDone: 'off', onError: 'gone' } },
        off: { on: { 'switch.flip': [{ guard: not('isTired'), target: 'on.last' }, { target: 'gone' }] } },
        on: {
          initial: 'quiet',
          invoke: { id: 'thermometer', src: 'thermometer' },
          after: { patience: { target: 'off', actions: 'tire' } },
          on: {
            'switch.flip': 'off',
            'water.measured': [
              {
                guard: { type: 'isBoiling', params: ({ event }) => event },
                actions: [{ type: 'measure', params: ({ event }) => event }, 'boil'],
              },
              {
                guard: { type: 'isCooler', params: ({ event }) => event },
                actions: { type: 'measure', params: ({ event }) => event },
              },
            ],
          },
          states: {
            quiet: { on: { 'water.boiled': 'loud' } },
            loud: { entry: [{ type: 'ring', params: { times: 3 } }, 'whistle'], after: { boilTime: 'quiet' } },
            last: { type: 'history' },
          },
        },
        gone: { type: 'final' },
      },
    },
    lid: {
      initial: 'shut',
      states: {
        shut: { on: { 'lid.lift': 'open' } },
        open: { on: { 'lid.close': [{ guard: and(['isHot', 'isTired']), target: 'welded' }, { target: 'shut' }] } },
        welded: { type: 'final' },
      },
    },
  },
});

export const kettlePlan = planFor(kettleMachine, {
  inputs: { new: undefined },
  events: {
    'switch.flip': 'bare',
    'lid.lift': 'bare',
    'lid.close': 'bare',
    'water.measured': { boiling: { degrees: 100 }, 'boiling over': { degrees: 120 }, warm: { degrees: 60 } },
    'water.boiled': 'internal',
  },
  outcomes: {
    filter: { done: { clean: { clean: true }, dirty: { clean: false } } },
    fetchWater: { done: { water: 'water' }, error: { drought: new Error('no water') } },
    thermometer: 'stream',
  },
  distinguish: (context) => context,
});
