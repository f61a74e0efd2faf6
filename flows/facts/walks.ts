import { deedOf } from '../live/choices';
import { coverPairs, coverTransitions, explore, type Path, type Plan } from '../live/door';
import { toWords } from '../live/link';
import type { WalkRecord, Word } from './facts.types';

/** The walks of a machine as the model tests take them, in the short writing of a link. */
export function walksOf(plan: Plan): { words: Word[]; walks: WalkRecord[] } {
  const places = new Map<string, number>();
  const placeOf = (word: Word): number => {
    const key = JSON.stringify(word);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const record = (covers: WalkRecord['covers'], path: Path): WalkRecord => {
    const steps = path.map(({ step }) => step);
    const start = steps[0];
    const deeds = steps.flatMap((step) => {
      const deed = step.kind === 'time' ? step : deedOf([], step);
      return deed ? [placeOf(toWords(deed))] : [];
    });
    return { covers, input: start?.kind === 'start' ? start.name : '', deeds };
  };
  const model = explore(plan);
  const walks = [
    ...coverTransitions(model).paths.map((path) => record('transitions', path)),
    ...coverPairs(model).paths.map((path) => record('pairs', path)),
  ];
  return { walks, words: [...places.keys()].map((key) => JSON.parse(key) as Word) };
}
