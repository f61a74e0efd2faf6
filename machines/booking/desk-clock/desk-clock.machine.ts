import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { BUILT_IN } from '../../../domain/values/days-off';
import type { MinuteTicked } from '../../support/clock';
import { unprovidedCallback } from '../../support/unprovided';
import type { DeskClockContext } from './desk-clock.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: { context: {} as DeskClockContext, events: {} as MinuteTicked, tags: {} as 'telling' },
  actors: { minuteTicker: unprovidedCallback<MinuteTicked>('minuteTicker') },
  actions: {
    noteTime: assign(({ context }, { now, calendar, prices }: Omit<MinuteTicked, 'type'>) => ({
      now,
      calendar: calendar ?? context.calendar,
      prices: prices ?? context.prices,
    })),
  },
});

export const deskClockMachine = chart.createMachine({
  id: 'deskClock',
  description: PICTURES && '服务台的钟：现在提交，每项服务最晚几时给结果，逐分钟重算',
  context: { now: 0, calendar: BUILT_IN, prices: null },
  invoke: { id: 'minuteTicker', src: 'minuteTicker' },
  on: {
    'clock.ticked': {
      target: '.telling',
      actions: { type: 'noteTime', params: ({ event }) => event },
    },
  },
  initial: 'waiting',
  states: {
    waiting: { description: PICTURES && '还不知道现在几时，不作承诺' },
    telling: { description: PICTURES && '按现在的时间推算', tags: 'telling' },
  },
});

export type DeskClockActor = ActorRefFrom<typeof deskClockMachine>;
export type DeskClockSnapshot = SnapshotFrom<typeof deskClockMachine>;
