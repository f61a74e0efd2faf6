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

describe('the harness, where something is wrong', () => {
  it('lists what a plan does not lead to', () => {
    const slow = kettleMachine.provide({ delays: { boilTime: 5_000 } });
    expect(coverTransitions(explore({ ...kettlePlan, machine: slow })).missing).toEqual([
      'kettle.power.on.loud|xstate.after.boilTime.kettle.power.on.loud|0',
    ]);
  });

  it('names events without a sample and effects without an ending', () => {
    expect(unsampledEvents({ ...kettlePlan, events: without(kettlePlan.events, 'lid.lift') })).toEqual(['lid.lift']);
    const outcomes = without(kettlePlan.outcomes, 'filter');
    expect(() => explore({ ...kettlePlan, outcomes })).toThrow('The plan does not say how "filter" may end');
  });

  it('names promises whose bugs nobody answers, and the steps that crash for it', () => {
    expect(unansweredBugs(kettlePlan)).toEqual([]);
    expect(unansweredBugs(withOutcomes({ thermometer: { done: {} } }))).toEqual([
      'kettle.power.on: thermometer has no onError',
    ]);
    const crashes = crashesIn(explore(withOutcomes({ filter: { error: { torn: new Error('torn') } } })));
    expect(crashes[0]).toBe('{"power":"filtering","lid":"shut"} + filter fails (torn): "(Error: torn)"');
  });

  it('holds the ends of a child chart against what its parent expects of it', () => {
    const child = explore(filterPlan);
    expect(undeclaredOutputs(child, kettlePlan, 'filter')).toEqual([]);
    const careless = withOutcomes({ filter: { done: { clean: { clean: true } } } });
    expect(undeclaredOutputs(child, careless, 'filter')).toEqual(['{"clean":false}']);
  });

  it('says when a plan cannot tell two situations apart that go on differently', () => {
    const model = explore({ ...kettlePlan, distinguish: () => null });
    const { paths } = coverTransitions(model);
    expect(messageOf(() => paths.map((path) => replay(model, path, predict(model, path))))).toContain('`distinguish`');
  });

  it('tells a failure so that it can be walked by hand', () => {
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

  it('finds a broken promise by chance, and tells the way to it', () => {
    const invariants = { 'the lid stays shut': ({ value }: { value: { lid?: string } }) => value.lid === 'shut' };
    const message = messageOf(() => walkRandomly(explore(kettlePlan), invariants, { runs: 200 }));
    expect(message).toMatch(/went wrong at step \d+ of \d+/);
    expect(message).toContain('broken promise: the lid stays shut');
  });
});
