import type { Deed, History } from '../live/deed';
import { fromWords } from '../live/link';
import type { MachineFacts, WalkRecord } from '../facts/facts.types';
import { deedLine } from './said';

/** A walk of the model tests, ready to be done again. */
export function historyOf({ words }: MachineFacts, { input, deeds }: WalkRecord): History {
  const all = deeds.map((place) => fromWords([...(words[place] ?? [])] as never));
  return { input, deeds: all.filter((deed): deed is Deed => deed !== null) };
}

export const walkLabels = (flow: string, history: History): string[] =>
  history.deeds.map((deed) => deedLine(flow, deed));

const PACE = 900;

/** Calls `step` again and again until it says that there is nothing more, or somebody stops it. */
export function pace(step: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!step()) clearInterval(timer);
  }, PACE);
  return () => clearInterval(timer);
}
