/** @module-tag long */
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { person } from '#person';

import { coverTransitions } from '../support/model/cover';
import { explore } from '../support/model/explore';
import { pressOrLate } from '../support/model/late';
import { predict } from '../support/model/replay';
import { walkScreen, type Screen } from '../support/model/view-step';
import { PATIENCE } from '../support/patience';
import { statusText } from '../support/sight';
import { filterPlan, type filterMachine } from '../support/toys/filter';

type FilterActor = ActorRefFrom<typeof filterMachine>;
type Draw = (
  value: SnapshotFrom<typeof filterMachine>['value'],
  actor: FilterActor,
) => { said: string; onRinse: () => void };

const honest: Draw = (value, actor) => ({ said: value, onRinse: () => actor.send({ type: 'filter.rinse' }) });

function FilterView({ actor, draw }: { actor: FilterActor; draw: Draw }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { said, onRinse } = draw(value, actor);
  return (
    <>
      <output>{said}</output>
      <button type="button" onClick={onRinse}>
        Rinse
      </button>
      <button type="button" onClick={() => actor.send({ type: 'filter.drop' })}>
        Drop
      </button>
    </>
  );
}

const HANDS: Screen<typeof filterMachine>['perform'] = {
  'filter.rinse': () => person.press('button', 'Rinse'),
  'filter.drop': () => person.press('button', 'Drop'),
};

const screen = (draw: Draw, patience: number, perform = HANDS): Screen<typeof filterMachine> => ({
  plan: filterPlan,
  mount: (actor) => <FilterView actor={actor} draw={draw} />,
  perform,
  look: ({ value }) => expect(statusText()).toBe(value),
  patience,
});

/** Messages of all faults a model walk finds. */
async function faultsOf(draw: Draw, patience = 1_000, perform = HANDS): Promise<string[]> {
  const model = explore(filterPlan);
  const faults: string[] = [];
  for (const path of coverTransitions(model).paths) {
    await walkScreen(screen(draw, patience, perform), path, predict(model, path)).catch((error: unknown) =>
      faults.push(error instanceof Error ? error.message : String(error)),
    );
    await person.leaves();
  }
  return faults;
}

describe('model walk over a view', () => {
  it('finds nothing wrong with a correct view', async () => {
    expect(await faultsOf(honest, PATIENCE.timeout)).toEqual([]);
  });

  it('finds a dead button', async () => {
    const faults = await faultsOf((value, actor) => ({ ...honest(value, actor), onRinse: () => {} }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/> 2\. filter\.rinse[\s\S]+expected {2}"rinsing"[\s\S]+seen {6}"dirty"/);
  });

  it('finds a button with the wrong effect', async () => {
    const [fault] = await faultsOf((value, actor) => ({
      ...honest(value, actor),
      onRinse: () => actor.send({ type: 'filter.drop' }),
    }));
    expect(fault).toMatch(/expected {2}"rinsing"[\s\S]+seen {6}"ended"/);
  });

  it('finds a text that lags behind', async () => {
    const faults = await faultsOf((value, actor) => ({
      ...honest(value, actor),
      said: value === 'rinsing' ? 'dirty' : value,
    }));
    expect(faults[0]).toContain("the screen: expected 'dirty' to be 'rinsing'");
  });

  it('finds a missing button and sends nothing in its place', async () => {
    const lost = { ...HANDS, 'filter.rinse': () => pressOrLate('button', 'Wash') };
    const [fault] = await faultsOf(honest, 1_000, lost);
    expect(fault).toMatch(/> 2\. filter\.rinse\s+no hand could do it: there is nothing to press for it/);
  });
});
