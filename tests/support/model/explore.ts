import { agendaLines } from './effects';
import { choicesAt, startsOf } from './choices';
import { activeNodes } from './internals';
import { nextPlace, type Place } from './moment';
import type { Plan } from './plan';
import { show } from './show';
import { stepLabel, type Step } from './step';

/**
 * Result of one step. `covers` are its transitions and refusals, shared among equal edges; an ignored event covers
 * none.
 */
export type Edge = { from: string | null; to: string; step: Step; covers: readonly string[]; ignored: string | null };

export type Graph = { plan: Plan; starts: Edge[]; out: Map<string, Edge[]> };

export type Model = Graph & { situations: Map<string, Place> };

const MOST_SITUATIONS = 20_000;

/** Up to this count all edges are kept and walked. */
export const MOST_EDGES = 3_000;

/** Interns equal arrays: charts have hundreds of thousands of edges and a few hundred targets. */
function oneForAll() {
  const known = new Map<string, readonly string[]>();
  return (ids: readonly string[]): readonly string[] => {
    const key = ids.join();
    const one = known.get(key) ?? ids;
    known.set(key, one);
    return one;
  };
}

/** Key of a snapshot: equal when person, plan and clock cannot distinguish them. */
export function situationOf(
  { distinguish }: Plan,
  { snapshot, agenda, over }: Pick<Place, 'snapshot' | 'agenda' | 'over'>,
): string {
  const history = Object.entries(snapshot.historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return show([
    snapshot.status,
    snapshot.value,
    distinguish(snapshot.context),
    agendaLines(agenda),
    over.toSorted(),
    history,
    snapshot.output,
  ]);
}

const ignoredBy = ({ snapshot }: Place, step: Step, { taken, refused }: Place): string | null =>
  step.kind === 'event' && taken.length + refused.length === 0
    ? `${snapshot.machine.id} ${show(snapshot.value)}|${step.event.type}|ignored`
    : null;

const isHeard = (snapshot: Place['snapshot'], type: string): boolean =>
  activeNodes(snapshot).some(({ transitions }) => transitions.has(type) || [...transitions.keys()].some(isAny));

const isAny = (descriptor: string) => descriptor.includes('*');

/**
 * An event without a handler changes nothing in any context. Large charts try it once per state and not per situation,
 * which saves a third.
 */
function onceUnheard() {
  const shown = new Set<string>();
  return ({ snapshot }: Place, step: Step): boolean => {
    if (step.kind !== 'event' || isHeard(snapshot, step.event.type)) return true;
    const id = `${show(snapshot.value)} ${stepLabel(step)}`;
    const isFirst = !shown.has(id);
    shown.add(id);
    return isFirst;
  };
}

export function explore(plan: Plan): Model {
  const model: Model = { plan, situations: new Map(), starts: [], out: new Map() };
  const open: string[] = [];
  /** Interns situation keys: a hundred thousand edges share a few thousand. */
  const keys = new Map<string, string>();
  const same = oneForAll();
  const isWorthShowing = onceUnheard();
  let edges = 0;

  const arrive = (moment: Place): string => {
    const found = situationOf(plan, moment);
    const key = keys.get(found) ?? found;
    keys.set(key, key);
    if (!model.situations.has(key)) {
      model.situations.set(key, moment);
      open.push(key);
    }
    if (model.situations.size > MOST_SITUATIONS) {
      throw new Error(`More than ${MOST_SITUATIONS} situations: let the plan distinguish less`);
    }
    return key;
  };

  for (const step of startsOf(plan)) {
    const moment = nextPlace(plan.machine, null, step);
    model.starts.push({
      from: null,
      to: arrive(moment),
      step,
      covers: same([stepLabel(step), ...moment.taken]),
      ignored: null,
    });
  }
  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const here = model.situations.get(key);
    if (!here) continue;
    const steps = choicesAt(plan, here).filter((step) => isWorthShowing(here, step) || edges < MOST_EDGES);
    edges += steps.length;
    model.out.set(key, edgesFrom({ plan, from: key, here, steps, arrive, same }));
  }
  return model;
}

type Departure = {
  plan: Plan;
  from: string;
  here: Place;
  steps: readonly Step[];
  arrive: (moment: Place) => string;
  same: ReturnType<typeof oneForAll>;
};

/** An unchanged place is the same situation, without a comparison. */
const isStill = (here: Place, next: Place): boolean =>
  next.snapshot === here.snapshot && next.agenda === here.agenda && next.over === here.over;

const edgesFrom = ({ plan, from, here, steps, arrive, same }: Departure): Edge[] =>
  steps.map((step) => {
    const next = nextPlace(plan.machine, here, step);
    return {
      from,
      to: isStill(here, next) ? from : arrive(next),
      step,
      covers: same([...next.taken, ...next.refused]),
      ignored: ignoredBy(here, step, next),
    };
  });

export const edgesOf = ({ out }: Pick<Graph, 'out'>): Edge[] => [...out.values()].flat();
