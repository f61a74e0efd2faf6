import { createActor, setup, type AnyTransitionDefinition } from 'xstate';
import { describe, expect, it } from 'vitest';
import xstate from 'xstate/package.json';

import { activeNodes, selectedIn } from '../support/model/internals';

const chart = setup({}).createMachine({
  id: 'canary',
  initial: 'cage',
  states: { cage: { on: { sing: [{ guard: () => false, target: 'free' }, { target: 'free' }] } }, free: {} },
});

/** The harness stands on parts of XState that are not promised. When one moves, this says so first. */
describe('what the harness knows about the inside of xstate', () => {
  it('is known for exactly this version', () => {
    expect(xstate.version).toBe('5.33.3');
  });

  it('the inspector reports the very transition objects of the chart', () => {
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

  it('a machine tells which transitions it would select', () => {
    const [snapshot, event] = [createActor(chart).getSnapshot(), { type: 'sing' }];
    expect(chart.getTransitionData(snapshot, event)).toEqual([chart.root.states['cage']?.transitions.get('sing')?.[1]]);
  });

  it('a snapshot knows its active states', () => {
    expect(activeNodes(createActor(chart).getSnapshot()).map(({ id }) => id)).toEqual(['canary', 'canary.cage']);
  });
});
