import { describe, expect, it } from 'vitest';

import { coverTransitions } from '../support/model/cover';
import { explore } from '../support/model/explore';
import { crashesIn, unansweredBugs, undeclaredOutputs, unsampledEvents } from '../support/model/faults';
import { walkRandomly } from '../support/model/random';
import { predict, replay } from '../support/model/replay';
import { filterPlan } from '../support/toys/filter';
import { kettleMachine, kettlePlan } from '../support/toys/kettle';

const withOutcomes = (outcomes: Partial<typeof kettlePlan.outcomes>) => ({
  ...kettlePlan,
  outcomes: { ...kettlePlan.outcomes, ...outcomes } as typeof kettlePlan.outcomes,
});

const without = <TValue>(record: Record<string, TValue>, name: string): Record<string, TValue> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return 'nothing was thrown';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('test harness with a fault', () => {
  it('lists the transitions a plan does not reach', () => {
    const slow = kettleMachine.provide({ delays: { boilTime: 5_000 } });
    expect(coverTransitions(explore({ ...kettlePlan, machine: slow })).missing).toEqual([
      'kettle.power.on.loud|xstate.after.boilTime.kettle.power.on.loud|0',
    ]);
  });

  it('names events without samples and effects without outcomes', () => {
    expect(unsampledEvents({ ...kettlePlan, events: without(kettlePlan.events, 'lid.lift') })).toEqual(['lid.lift']);
    const outcomes = without(kettlePlan.outcomes, 'filter');
    expect(() => explore({ ...kettlePlan, outcomes })).toThrow('The plan does not say how "filter" may end');
  });

  it('names effects without an error handler, and steps that crash', () => {
    expect(unansweredBugs(kettlePlan)).toEqual([]);
    expect(unansweredBugs(withOutcomes({ thermometer: { done: {} } }))).toEqual([
      'kettle.power.on: thermometer has no onError',
    ]);
    const crashes = crashesIn(explore(withOutcomes({ filter: { error: { torn: new Error('torn') } } })));
    expect(crashes[0]).toBe('{"power":"filtering","lid":"shut"} + filter fails (torn): "(Error: torn)"');
  });

  it('compares the outputs of a child chart with those its parent expects', () => {
    const child = [...explore(filterPlan).situations.values()];
    expect(undeclaredOutputs(child, kettlePlan, 'filter')).toEqual([]);
    const careless = withOutcomes({ filter: { done: { clean: { clean: true } } } });
    expect(undeclaredOutputs(child, careless, 'filter')).toEqual(['{"clean":false}']);
  });

  it('reports a plan that merges two different situations', () => {
    const model = explore({ ...kettlePlan, distinguish: () => null });
    const { paths } = coverTransitions(model);
    expect(messageOf(() => paths.map((path) => replay(model, path, predict(model, path))))).toContain('`distinguish`');
  });

  it('prints the steps of a failure', () => {
    const model = explore(kettlePlan);
    const [path = []] = coverTransitions(model).paths;
    const deaf = kettleMachine.provide({ guards: { isClean: () => false } });
    expect(messageOf(() => replay(model, path, predict(model, path), { machine: deaf }))).toMatchInlineSnapshot(`
      "kettle went wrong at step 4 of 16
          1. start (new)
          2. lid.lift
          3. lid.close
        > 4. filter ends (clean)
          state
            expected  {"power":"filling","lid":"shut"}
            seen      {"power":"filtering","lid":"shut"}
          effects
            expected  stop filter; start fetchWater(undefined)
            seen      (nothing)"
    `);
  });

  it('finds a broken invariant at random with the steps to it', () => {
    const invariants = { 'the lid stays shut': ({ value }: { value: { lid?: string } }) => value.lid === 'shut' };
    const message = messageOf(() => walkRandomly(explore(kettlePlan), invariants, { runs: 200 }));
    expect(message).toMatch(/went wrong at step \d+ of \d+/);
    expect(message).toContain('broken promise: the lid stays shut');
  });
});
