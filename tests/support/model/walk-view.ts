import { person } from '#person';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { coverPairs, coverTransitions, type Path } from './cover';
import { graphOf, retrace } from './graph';
import { transitionTargets } from './targets';
import { walkScreen, type Screen } from './view-step';
import { waysTo } from './ways-to';

type ViewWalk<TMachine extends AnyStateMachine> = Screen<TMachine> & {
  /** Targets out of reach on this screen, with the reason. */
  beyondReach?: Record<string, string>;
  pairs?: boolean;
};

/** Maximum alternative paths for an event without a control on the covered ones. */
const MOST_WAYS = 60;

export function walkView<TMachine extends AnyStateMachine>(view: ViewWalk<TMachine>): void {
  const { plan, beyondReach = {}, pairs = false } = view;
  const model = graphOf(plan);
  const { paths, missing } = coverTransitions(model, Object.keys(beyondReach));
  const walks = [...paths, ...(pairs ? coverPairs(model).paths : [])];

  const made = new Set<string>();
  let walked = 0;
  const walk = async (path: Path) => {
    const found = retrace(model, path);
    for (const wish of await walkScreen(view, found.path, found.moments)) made.add(wish);
  };

  describe(`${plan.machine.id}, on the screen`, () => {
    it(`has a way to each of its ${transitionTargets(model).length} transitions`, () => {
      expect(missing.toSorted()).toEqual(Object.keys(beyondReach).toSorted());
    });

    it('has a view action or another source for every event', () => {
      const done = { ...view.perform, ...view.byWorld };
      expect(Object.keys(plan.events).filter((type) => !Object.hasOwn(done, type))).toEqual([]);
    });

    it.each(walks.map((path, index) => ({ name: `walk ${index + 1} of ${walks.length}, ${path.length} steps`, path })))(
      'draws $name correctly',
      async ({ path }) => {
        await expect(walk(path)).resolves.toBeUndefined();
        walked += 1;
      },
    );

    it('performs every event by hand where a path exists', async ({ skip }) => {
      skip(walked < walks.length, 'not all was walked');
      for (const wish of Object.keys(view.perform))
        for (const path of waysTo(model, wish, MOST_WAYS)) {
          if (made.has(wish)) break;
          await walk(path);
          await person.leaves();
        }
      expect(Object.keys(view.perform).filter((wish) => !made.has(wish))).toEqual([]);
    });
  });
}
