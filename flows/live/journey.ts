import type { AnyStateMachine } from 'xstate';

import type { Deed } from './deed';
import { liveFlow, type LiveFlow } from './live-flow';

export type Stride = { says: string | null; deed: Deed };

export type Chapter = { title: string; flow: string; input: string; strides: readonly Stride[] };

export type Stand = { chapter: Chapter; at: number; live: LiveFlow };

const chapterSteps = ({ strides }: Chapter) => strides.length + 1;

export const countSteps = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + chapterSteps(chapter), 0);

/** Chapter of a step; each chapter starts with a step before any deed. */
export function chapterAtStep(chapters: readonly Chapter[], step: number): { index: number; at: number } {
  let before = 0;
  for (const [index, chapter] of chapters.entries()) {
    if (step < before + chapterSteps(chapter)) return { index, at: step - before };
    before += chapterSteps(chapter);
  }
  const last = Math.max(0, chapters.length - 1);
  return { index: last, at: chapters[last]?.strides.length ?? 0 };
}

/** Journey through several charts in turn; each lives during its chapter. */
export function startJourney(chapters: readonly Chapter[], machineOf: (flow: string) => AnyStateMachine, begin = 0) {
  const listeners = new Set<() => void>();
  let step = Math.min(Math.max(0, Math.floor(begin) || 0), countSteps(chapters) - 1);
  let stand = standAt(null);
  let moment = look();

  function standAt(before: Stand | null): Stand {
    const { index, at } = chapterAtStep(chapters, step);
    const chapter = chapters[index];
    if (!chapter) throw new Error('A journey has at least one chapter');
    const history = { input: chapter.input, deeds: chapter.strides.map(({ deed }) => deed) };
    if (before?.chapter !== chapter) before?.live.stop();
    const live = before?.chapter === chapter ? before.live : liveFlow(machineOf(chapter.flow), history);
    // The reader may have changed the state in the view.
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
    steps: countSteps(chapters),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => moment,
    go: (to: number) => {
      step = Math.min(Math.max(0, to), countSteps(chapters) - 1);
      stand = standAt(stand);
      changed();
    },
  };
}

export type Journey = ReturnType<typeof startJourney>;
