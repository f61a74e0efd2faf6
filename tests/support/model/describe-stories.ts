import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import { graphOf } from './graph';
import type { Plan } from './plan';
import { show } from './show';

type StoryModule<TView> = { default: { args?: { view?: TView } } } & Record<string, { args?: { view?: TView } }>;

type StoriesOf<TMachine extends AnyStateMachine, TView> = {
  plan: Plan<TMachine>;
  select: (snapshot: SnapshotFrom<TMachine>) => TView;
  stories: StoryModule<TView>;
  /** View values that change the look; counters do not. */
  looks: (view: TView) => Record<string, unknown>;
};

/** Compares drawn stories with reachable situations in both directions. */
export function describeStories<TMachine extends AnyStateMachine, TView>(subject: StoriesOf<TMachine, TView>): void {
  const { plan, select, looks, stories } = subject;
  const { default: meta, ...shown } = stories;
  const look = (view: TView) => show(looks(view));
  const reachable = new Set(
    graphOf(plan as Plan)
      .places()
      .map(({ snapshot }) => look(select(snapshot as SnapshotFrom<TMachine>))),
  );
  const drawn = Object.entries(shown).flatMap(([name, { args }]) => {
    const view = args?.view ?? meta.args?.view;
    return view === undefined ? [] : [{ name, look: look(view) }];
  });

  describe(`stories of ${plan.machine.id}`, () => {
    it.each(drawn)('$name shows a reachable state', ({ look: shownLook }) => {
      expect([...reachable]).toContain(shownLook);
    });

    it('cover every reachable state', () => {
      const looksDrawn = new Set(drawn.map((story) => story.look));
      expect([...reachable].filter((one) => !looksDrawn.has(one))).toEqual([]);
    });
  });
}
