import type { AnyMachineSnapshot } from 'xstate';

import type { StoryRecord } from '../facts/facts.types';
import type { History } from '../live/deed';
import { startSystem } from '../live/system';
import { plans } from '../live/door';
import type { Flow } from './catalogue';
import { walkHistory } from './player';
import { storyDistance } from './story';

const ASKED = 'story=';

export const storyFromLook = (look: string): string | null =>
  look.startsWith(ASKED) ? look.slice(ASKED.length) : null;

const UNHEARD = { onDeed: () => {}, onTaken: () => {}, onChange: () => {} };

type Stand = { far: number; history: History };
type Compare = (snapshot: AnyMachineSnapshot) => number;

function closestPoint({ machine }: Flow, walk: History, far: Compare): Stand {
  const system = startSystem(machine, plans.get(machine.id)?.inputs?.[walk.input], UNHEARD);
  const at = (deeds: History['deeds']): Stand => ({ far: far(system.root.getSnapshot()), history: { ...walk, deeds } });
  let best = at([]);
  for (const [place, deed] of walk.deeds.entries()) {
    if (best.far === 0 || !system.perform(deed)) break;
    const next = at(walk.deeds.slice(0, place + 1));
    if (next.far < best.far) best = next;
  }
  system.stop();
  return best;
}

const isBetter = (one: Stand, other: Stand | null): boolean =>
  other === null ||
  one.far < other.far ||
  (one.far === other.far && one.history.deeds.length < other.history.deeds.length);

function closestWalk(
  flow: Flow,
  story: StoryRecord,
  far: NonNullable<ReturnType<typeof storyDistance>>,
): History | null {
  let best: Stand | null = null;
  for (const walk of flow.facts.walks.filter(({ covers }) => covers === 'transitions')) {
    const found = closestPoint(flow, walkHistory(flow.facts, walk), (snapshot) => far(snapshot, story));
    if (isBetter(found, best)) best = found;
  }
  return best?.history ?? null;
}

/** Shortest history that looks like a story; null when the story cannot be compared. */
export function walkToStory(flow: Flow, id: string): History | null {
  const [story, far] = [flow.facts.stories.find((one) => one.id === id), storyDistance(flow.id)];
  return story && far ? closestWalk(flow, story, far) : null;
}
