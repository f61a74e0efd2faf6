import type { AnyStateMachine } from 'xstate';

import { possibleChoices, type ChartChoices } from './choices';
import { deedLabel, type ActorPath, type Deed, type History } from './deed';
import { plans } from './door';
import { startSystem, type LiveSystem, type LivingChart } from './system';

export type Entry = { deed: Deed; label: string };

export type LiveMoment = {
  /** Changes with each run, so that views of the previous run unmount. */
  run: number;
  system: LiveSystem;
  history: History;
  /** Number of completed deeds; the rest is the future to travel back to. */
  at: number;
  entries: readonly Entry[];
  charts: readonly LivingChart[];
  choices: readonly ChartChoices[];
  taken: ReadonlyMap<string, ReadonlySet<string>>;
  nextDue: number | null;
};

/** Shared by all flows, because one stage draws them in turn. */
let runs = 0;

export const pathKey = (path: ActorPath): string => path.join('/');

const NOTHING: History = { input: '', deeds: [] };

/** One live actor behind chart and view, with its history for time travel. */
export function liveFlow(machine: AnyStateMachine, begin: History = NOTHING) {
  const inputs = plans.get(machine.id)?.inputs ?? { '': undefined };
  const first = Object.keys(inputs)[0] ?? '';
  const listeners = new Set<() => void>();
  let history: History = { ...begin, input: begin.input in inputs ? begin.input : first };
  let at = 0;
  let run: number;
  let taken = new Map<string, Set<string>>();
  let moment: LiveMoment | null = null;
  let isDue = false;
  let system: LiveSystem = start();

  function start(): LiveSystem {
    taken = new Map();
    runs += 1;
    const own = runs;
    run = own;
    return startSystem(machine, inputs[history.input], {
      onDeed: (deed) => {
        if (own !== run) return;
        history = { ...history, deeds: [...history.deeds.slice(0, at), deed] };
        at += 1;
        taken = new Map();
      },
      onTaken: (path, transitions) => {
        const known = taken.get(pathKey(path)) ?? new Set();
        taken.set(pathKey(path), new Set([...known, ...transitions]));
      },
      onChange: () => {
        if (own === run) changed();
      },
    });
  }

  /** One render for all changes of a deed. */
  function changed(): void {
    moment = null;
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      for (const listener of listeners) listener();
    });
  }

  function doOne(deed: Deed): boolean {
    taken = new Map();
    return system.perform(deed);
  }

  function goOn(to: number): void {
    for (const deed of history.deeds.slice(at, to)) {
      if (!doOne(deed)) break;
      at += 1;
    }
    changed();
  }

  /** Travelling back starts a new run that repeats the deeds. */
  function rerun(to: number): void {
    system.stop();
    at = 0;
    system = start();
    goOn(to);
  }

  function look(): LiveMoment {
    return {
      run,
      system,
      history,
      at,
      entries: history.deeds.map((deed) => ({ deed, label: deedLabel(deed) })),
      charts: system.charts(),
      choices: possibleChoices(system),
      taken,
      nextDue: system.nextDue(),
    };
  }

  goOn(history.deeds.length);

  return {
    machine,
    inputs: Object.keys(inputs),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: (): LiveMoment => (moment ??= look()),
    perform: (deed: Deed) => {
      const before = at;
      if (!doOne(deed)) return;
      history = { ...history, deeds: [...history.deeds.slice(0, before), deed] };
      at = before + 1;
      changed();
    },
    travel: (to: number) => (to > at ? goOn(to) : rerun(to)),
    restart: (next: Partial<History> = {}) => {
      history = { input: next.input ?? history.input, deeds: next.deeds ?? [] };
      rerun(history.deeds.length);
    },
    stop: () => system.stop(),
  };
}

export type LiveFlow = ReturnType<typeof liveFlow>;
