import type { AnyStateMachine } from 'xstate';

import type { Deed } from './deed';
import { liveFlow, type LiveFlow } from './live-flow';

/** One thing that happens on the way, and what a reader is told of it. */
export type Stride = { says: string; deed: Deed };

/** The part of the way that one page goes with the person. */
export type Chapter = { title: string; flow: string; input: string; strides: readonly Stride[] };

/** Where a traveller stands: in a chapter, with so many of its strides done. */
export type Stand = { chapter: Chapter; at: number; live: LiveFlow };

const stepsIn = ({ strides }: Chapter) => strides.length + 1;

export const stepsOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + stepsIn(chapter), 0);

/** The chapter a step is in: each begins with a step at which nothing has been done yet. */
export function chapterAt(chapters: readonly Chapter[], step: number): { index: number; at: number } {
  let before = 0;
  for (const [index, chapter] of chapters.entries()) {
    if (step < before + stepsIn(chapter)) return { index, at: step - before };
    before += stepsIn(chapter);
  }
  const last = Math.max(0, chapters.length - 1);
  return { index: last, at: chapters[last]?.strides.length ?? 0 };
}

/** A way through several charts, one after the other, each alive while its chapter lasts. */
export function startJourney(chapters: readonly Chapter[], machineOf: (flow: string) => AnyStateMachine, begin = 0) {
  const listeners = new Set<() => void>();
  let step = Math.min(Math.max(0, Math.floor(begin) || 0), stepsOf(chapters) - 1);
  let stand = standAt(null);
  let moment = look();

  function standAt(before: Stand | null): Stand {
    const { index, at } = chapterAt(chapters, step);
    const chapter = chapters[index];
    if (!chapter) throw new Error('A journey has at least one chapter');
    const history = { input: chapter.input, deeds: chapter.strides.map(({ deed }) => deed) };
    if (before?.chapter !== chapter) before?.live.stop();
    const live = before?.chapter === chapter ? before.live : liveFlow(machineOf(chapter.flow), history);
    // A reader may have tried something else in the view.
    if (live.current().history.deeds.length !== history.deeds.length) live.restart(history);
    if (live.current().at !== at) live.travel(at);
    if (before?.chapter !== chapter) live.subscribe(changed);
    return { chapter, at, live };
  }

  function look() {
    return { step, stand, moment: stand.live.current() };
  }

  function changed(): void {
    moment = look();
    for (const listener of listeners) listener();
  }

  return {
    steps: stepsOf(chapters),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => moment,
    go: (to: number) => {
      step = Math.min(Math.max(0, to), stepsOf(chapters) - 1);
      stand = standAt(stand);
      changed();
    },
  };
}

export type Journey = ReturnType<typeof startJourney>;
