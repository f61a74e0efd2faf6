import { stepDeed } from '../live/choices';
import { coverPairs, coverTransitions, explore, nextMoment, type Path, type Plan, type SentEvent } from '../live/door';
import { toWords } from '../live/link';
import { childDoors } from './doors';
import type { DoorRecord, WalkRecord, Word } from './facts.types';

export type Walked = {
  words: Word[];
  walks: WalkRecord[];
  sent: SentEvent[];
  hits: Record<string, number>;
  doors: Record<string, DoorRecord>;
};

function sentEvents({ machine }: Plan, paths: readonly Path[]): SentEvent[] {
  const sent = new Map<string, SentEvent>();
  for (const path of paths) {
    let moment = null;
    for (const { step } of path) {
      moment = nextMoment(machine, moment, step);
      for (const one of moment.sent) sent.set(`${one.to} ${one.type}`, one);
    }
  }
  return [...sent.values()];
}

function hitCounts(paths: readonly Path[]): Record<string, number> {
  const hits: Record<string, number> = {};
  for (const id of paths.flat().flatMap(({ covers }) => covers)) hits[id] = (hits[id] ?? 0) + 1;
  return hits;
}

export function recordWalks(plan: Plan): Walked {
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
      const deed = step.kind === 'time' ? step : stepDeed([], step);
      return deed ? [placeOf(toWords(deed))] : [];
    });
    return { covers, input: start?.kind === 'start' ? start.name : '', deeds };
  };
  const model = explore(plan);
  const { paths } = coverTransitions(model);
  const walks = [
    ...paths.map((path) => record('transitions', path)),
    ...coverPairs(model).paths.map((path) => record('pairs', path)),
  ];
  return {
    walks,
    words: [...places.keys()].map((key) => JSON.parse(key) as Word),
    sent: sentEvents(plan, paths),
    hits: hitCounts(paths),
    doors: childDoors(model),
  };
}
