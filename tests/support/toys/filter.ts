import { assign, setup } from 'xstate';

import { planFor } from '../model/plan';

type FilterOutput = { clean: boolean };

/** Child with two outcomes, to test the check of its parent's plan. */
export const filterMachine = setup({
  types: {
    context: {} as FilterOutput,
    events: {} as { type: 'filter.rinse' } | { type: 'filter.drop' },
    output: {} as FilterOutput,
  },
  actions: { noteClean: assign({ clean: true }) },
  delays: { rinseTime: 500 },
}).createMachine({
  id: 'filter',
  initial: 'dirty',
  context: { clean: false },
  output: ({ context }) => context,
  states: {
    dirty: { on: { 'filter.rinse': 'rinsing', 'filter.drop': 'ended' } },
    rinsing: { after: { rinseTime: { target: 'ended', actions: 'noteClean' } } },
    ended: { type: 'final' },
  },
});

export const filterPlan = planFor(filterMachine, {
  inputs: { new: undefined },
  events: { 'filter.rinse': 'bare', 'filter.drop': 'bare' },
  outcomes: {},
  distinguish: (context) => context,
});
