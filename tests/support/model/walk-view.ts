import { person } from '#person';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { coverPairs, coverTransitions } from './cover';
import { explore } from './explore';
import { predict } from './replay';
import { transitionTargets } from './targets';
import { walkScreen, type Screen } from './view-step';

type ViewWalk<TMachine extends AnyStateMachine> = Screen<TMachine> & {
  /** Targets no hand can reach on this screen, each with the reason why. */
  beyondReach?: Record<string, string>;
  pairs?: boolean;
};

const MINUTES = 300_000;

/** Walks every transition of a chart through its rendered view, the way a person and the world would. */
export function walkView<TMachine extends AnyStateMachine>(view: ViewWalk<TMachine>): void {
  const { plan, beyondReach = {}, pairs = false } = view;
  const model = explore(plan);
  const { paths, missing } = coverTransitions(model, Object.keys(beyondReach));
  const walks = [...paths, ...(pairs ? coverPairs(model).paths : [])];

  describe(`${plan.machine.id}, on the screen`, () => {
    afterEach(() => person.leaves());

    it(`has a way to each of its ${transitionTargets(model).length} transitions`, () => {
      expect(missing.toSorted()).toEqual(Object.keys(beyondReach).toSorted());
    });

    it('has a hand for every wish, or tells where else it comes from', () => {
      const done = { ...view.perform, ...view.byWorld };
      expect(Object.keys(plan.events).filter((type) => !Object.hasOwn(done, type))).toEqual([]);
    });

    it.each(walks.map((path, index) => ({ name: `walk ${index + 1} of ${walks.length}, ${path.length} steps`, path })))(
      'is drawn truly on $name',
      { timeout: MINUTES },
      async ({ path }) => {
        await expect(walkScreen(view, path, predict(model, path))).resolves.toBeUndefined();
      },
    );
  });
}
