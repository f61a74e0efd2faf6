import { person } from '#person';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { coverPairs, coverTransitions, type Path } from './cover';
import { graphOf, retrace } from './graph';
import { transitionTargets } from './targets';
import { walkScreen, type Screen } from './view-step';
import { waysTo } from './ways-to';

type ViewWalk<TMachine extends AnyStateMachine> = Screen<TMachine> & {
  /** Targets no hand can reach on this screen, each with the reason why. */
  beyondReach?: Record<string, string>;
  pairs?: boolean;
};

/** A walk over all transitions may meet a wish only where this screen has no control for it; so many others are tried. */
const MOST_WAYS = 60;

/** Walks every transition of a chart through its rendered view, the way a person and the world would. */
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

    it('has a hand for every wish, or tells where else it comes from', () => {
      const done = { ...view.perform, ...view.byWorld };
      expect(Object.keys(plan.events).filter((type) => !Object.hasOwn(done, type))).toEqual([]);
    });

    it.each(walks.map((path, index) => ({ name: `walk ${index + 1} of ${walks.length}, ${path.length} steps`, path })))(
      'is drawn truly on $name',
      async ({ path }) => {
        await expect(walk(path)).resolves.toBeUndefined();
        walked += 1;
      },
    );

    it('has made every wish by hand, wherever there is a way to it', async ({ skip }) => {
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
