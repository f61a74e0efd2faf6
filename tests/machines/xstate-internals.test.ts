import { createActor, setup, type AnyTransitionDefinition } from 'xstate';
import { describe, expect, it } from 'vitest';
import xstate from 'xstate/package.json';

import { activeNodes, selectedIn } from '../support/model/internals';

const chart = setup({}).createMachine({
  id: 'canary',
  initial: 'cage',
  states: { cage: { on: { sing: [{ guard: () => false, target: 'free' }, { target: 'free' }] } }, free: {} },
});

/** The harness uses undocumented parts of XState. These tests fail first when one changes. */
describe('harness assumptions about xstate internals', () => {
  it('hold for this version only', () => {
    expect(xstate.version).toBe('5.33.3');
  });

  it('report the transition objects of the chart to the inspector', () => {
    const seen: AnyTransitionDefinition[] = [];
    const actor = createActor(chart, {
      inspect: (event) => {
        if (event.type === '@xstate.microstep') seen.push(...selectedIn(event));
      },
    }).start();
    actor.send({ type: 'sing' });
    expect(seen).toEqual([chart.root.states['cage']?.transitions.get('sing')?.[1]]);
    expect(seen[0]).toBe(chart.root.states['cage']?.transitions.get('sing')?.[1]);
  });

  it('report the selected transitions of a machine', () => {
    const [snapshot, event] = [createActor(chart).getSnapshot(), { type: 'sing' }];
    expect(chart.getTransitionData(snapshot, event)).toEqual([chart.root.states['cage']?.transitions.get('sing')?.[1]]);
  });

  it('report the active states of a snapshot', () => {
    expect(activeNodes(createActor(chart).getSnapshot()).map(({ id }) => id)).toEqual(['canary', 'canary.cage']);
  });
});
