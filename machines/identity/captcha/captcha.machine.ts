import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { CaptchaContext, CaptchaInput, ProofOutcome } from './captcha.types';
import type { CaptchaKind } from './captcha.types';
import { clickWordMachine } from './click-word';
import type { KindOutcome } from './captcha.kind-types';
import { sliderMachine } from './slider';
import { workMachine } from './work';
import { PICTURES } from '../../support/left-out';

const FAILED: ProofOutcome = { ok: false, failure: { code: 'failed' } };

const isSwitchTo = (kind: CaptchaKind, outcome: KindOutcome) =>
  !outcome.ok && outcome.failure.code === 'switched' && outcome.failure.to === kind;

const chart = setup({
  types: {
    input: {} as CaptchaInput,
    context: {} as CaptchaContext,
    output: {} as ProofOutcome,
    children: {} as { slider: 'slider'; clickWord: 'clickWord'; work: 'work' },
  },
  actors: { slider: sliderMachine, clickWord: clickWordMachine, work: workMachine },
  guards: {
    wantsSlider: (_, outcome: KindOutcome) => isSwitchTo('slider', outcome),
    wantsClickWord: (_, outcome: KindOutcome) => isSwitchTo('clickWord', outcome),
    wantsWork: (_, outcome: KindOutcome) => isSwitchTo('work', outcome),
  },
  actions: {
    recordOutcome: assign((_, outcome: KindOutcome) => {
      if (outcome.ok) return { outcome };
      const { code } = outcome.failure;
      return code === 'switched' ? {} : { outcome: { ok: false, failure: { code } } };
    }),
  },
});

export const captchaMachine = chart.createMachine({
  id: 'captcha',
  description: PICTURES && '安全验证：滑块、点选或免看图，随时可换一种',
  context: ({ input }) => ({ ...input, outcome: FAILED }),
  output: ({ context }) => context.outcome,
  initial: 'slider',
  states: {
    slider: {
      description: PICTURES && '滑块',
      invoke: {
        id: 'slider',
        src: 'slider',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          { guard: { type: 'wantsClickWord', params: ({ event }) => event.output }, target: 'clickWord' },
          { guard: { type: 'wantsWork', params: ({ event }) => event.output }, target: 'work' },
          { target: 'ended', actions: { type: 'recordOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    clickWord: {
      description: PICTURES && '点选',
      invoke: {
        id: 'clickWord',
        src: 'clickWord',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          { guard: { type: 'wantsSlider', params: ({ event }) => event.output }, target: 'slider' },
          { guard: { type: 'wantsWork', params: ({ event }) => event.output }, target: 'work' },
          { target: 'ended', actions: { type: 'recordOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    work: {
      description: PICTURES && '免看图',
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context: { form, phone } }) => ({ form, phone }),
        onDone: [
          { guard: { type: 'wantsSlider', params: ({ event }) => event.output }, target: 'slider' },
          { guard: { type: 'wantsClickWord', params: ({ event }) => event.output }, target: 'clickWord' },
          { target: 'ended', actions: { type: 'recordOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    ended: { type: 'final', description: PICTURES && '交出通行证，或说明为什么没有' },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;
