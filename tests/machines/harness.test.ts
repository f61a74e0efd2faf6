import { describe, expect, it } from 'vitest';

import { coverageOf, coversOf, pathsOf, tally } from '../support/model/coverage';
import { everySnapshot } from '../support/model/every-snapshot';
import { explore } from '../support/model/explore';
import { kill } from '../support/model/kill';
import { predict, replay } from '../support/model/replay';
import { startRig } from '../support/model/rig';
import { transitionTable } from '../support/model/table';
import { kettleMachine, kettlePlan } from '../support/toys/kettle';

const model = explore(kettlePlan);
const covers = coversOf(model);
const walks = pathsOf(covers).map((path) => ({ path, moments: predict(model, path) }));

/**
 * The kettle has regions, nesting, history, delays, a raised event, a child chart, a stream, slots and a final state.
 */
describe('test harness on a chart with every feature', () => {
  it('walks all transitions on running actors', () => {
    const count = tally();
    const effects = new Set<string>();
    for (const { path, moments } of walks) {
      const note = count.walk(path);
      replay(model, path, moments, {
        afterStep: (seen) => {
          note(seen);
          for (const effect of seen.effects) effects.add(effect);
        },
      });
    }
    const { transitions, pairs, unreachedStates } = coverageOf(model, covers, count);
    expect(transitions.filter(({ hits }) => hits === 0)).toEqual([]);
    expect(pairs.walked).toBe(pairs.all);
    expect(unreachedStates).toEqual([]);
    expect([...effects].toSorted()).toEqual([
      'emit {"type":"whistle"}',
      'ring({"times":3})',
      'start fetchWater(undefined)',
      'start filter(undefined)',
      'start thermometer(undefined)',
      'stop fetchWater',
      'stop filter',
      'stop thermometer',
      'wait 1000 ms for {"type":"xstate.after.patience.kettle.power.on"}',
      'wait 400 ms for {"type":"xstate.after.boilTime.kettle.power.on.loud"}',
    ]);
  });

  it('knows refusals, also of effects that end wrongly', () => {
    const refusals = covers.transitions.paths.flatMap((path) => path.flatMap((edge) => edge.covers));
    expect(new Set(refusals.filter((id) => id.endsWith('refused')))).toEqual(
      new Set(['kettle.power.filtering|xstate.done.actor.filter|refused', 'kettle.power.on|water.measured|refused']),
    );
  });

  it('reaches the end of the chart, with nothing after it', () => {
    const ends = [...model.situations].filter(([, { snapshot }]) => snapshot.status === 'done');
    expect(ends.length).toBeGreaterThan(0);
    for (const [key] of ends) expect(model.out.get(key)).toEqual([]);
  });

  it('agrees with @xstate/test on states reachable without waiting', () => {
    const mine = new Set([...model.situations.values()].map(({ snapshot }) => JSON.stringify(snapshot.value)));
    const theirs = new Set(everySnapshot(kettlePlan).map(({ value }) => JSON.stringify(value)));
    expect([...theirs].toSorted()).toEqual([...mine].toSorted());
  });

  it('holds a child chart in its initial state until the test ends it', () => {
    const rig = startRig(kettleMachine, undefined);
    const filter = rig.snapshot().children['filter'];
    filter?.send({ type: 'filter.rinse' });
    expect(filter?.getSnapshot()).toMatchObject({ status: 'active', value: 'dirty' });
    rig.perform({ kind: 'done', name: 'clean', actor: 'filter', output: { clean: true } });
    expect(rig.snapshot().value).toMatchObject({ power: 'filling' });
    rig.stop();
  });

  it('detects every mutant', () => {
    const { all, survivors } = kill(model, walks);
    console.log(`kettle: mutants ${all - survivors.length}/${all}`);
    expect(survivors).toEqual([]);
  });

  it('prints its transition table for review', () => {
    expect(transitionTable(kettleMachine)).toMatchInlineSnapshot(`
      "kettle (parallel)

        power
          begins in filtering

          filtering
            runs filter
            filter ends
              if isClean → filling

          filling
            runs fetchWater
            fetchWater ends
              → off
            fetchWater fails
              → gone

          off
            switch.flip
              if not(isTired) → #kettle.power.on.last
              else → gone

          on
            begins in quiet
            runs thermometer
            switch.flip
              → off
            water.measured
              if isBoiling stay: measure, boil
              if isCooler stay: measure
            after patience
              → off: tire

            quiet
              water.boiled
                → loud

            loud
              entry: ring, whistle
              after boilTime
                → quiet

            last (history)

          gone (final)

        lid
          begins in shut

          shut
            lid.lift
              → open

          open
            lid.close
              if and(isHot, isTired) → welded
              else → shut

          welded (final)
      "
    `);
  });
});
