import type { Deed, History } from '../live/deed';
import { fromWords } from '../live/link';
import type { MachineFacts, WalkRecord } from '../facts/facts.types';
import { deedLine } from './said';

export function walkHistory({ words }: MachineFacts, { input, deeds }: WalkRecord): History {
  const all = deeds.map((place) => fromWords([...(words[place] ?? [])] as never));
  return { input, deeds: all.filter((deed): deed is Deed => deed !== null) };
}

export const walkLabels = (flow: string, history: History): string[] =>
  history.deeds.map((deed) => deedLine(flow, deed));

const PACE = 900;

/** Repeats `step` until it returns false or the timer is stopped. */
export function pace(step: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!step()) clearInterval(timer);
  }, PACE);
  return () => clearInterval(timer);
}
