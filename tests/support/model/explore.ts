import { agendaLines } from './effects';
import { choicesAt, startsOf } from './choices';
import { nextMoment, type Moment } from './moment';
import type { Plan } from './plan';
import { show } from './show';
import { stepLabel, type Step } from './step';

/**
 * What one step leads to. `covers` are the transitions and refusals it walks, one array for all edges that walk the same;
 * an ignored event covers neither.
 */
export type Edge = { from: string | null; to: string; step: Step; covers: readonly string[]; ignored: string | null };

export type Model = {
  plan: Plan;
  situations: Map<string, Moment>;
  starts: Edge[];
  out: Map<string, Edge[]>;
};

const MOST_SITUATIONS = 20_000;

/** Charts hold hundreds of thousands of edges and walk a few hundred things. */
function oneForAll() {
  const known = new Map<string, readonly string[]>();
  return (ids: readonly string[]): readonly string[] => {
    const key = ids.join();
    const one = known.get(key) ?? ids;
    known.set(key, one);
    return one;
  };
}

/** Two snapshots are one situation when a person, the plan and the clock cannot tell them apart. */
export function situationOf({ distinguish }: Plan, { snapshot, agenda, over }: Moment): string {
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

const ignoredBy = ({ snapshot }: Moment, step: Step, { taken, refused }: Moment): string | null =>
  step.kind === 'event' && taken.length + refused.length === 0
    ? `${snapshot.machine.id} ${show(snapshot.value)}|${step.event.type}|ignored`
    : null;

/** Walks the real chart through everything its plan allows. */
export function explore(plan: Plan): Model {
  const model: Model = { plan, situations: new Map(), starts: [], out: new Map() };
  const open: string[] = [];
  const same = oneForAll();

  const arrive = (moment: Moment): string => {
    const key = situationOf(plan, moment);
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
    const moment = nextMoment(plan.machine, null, step);
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
    if (here) model.out.set(key, edgesFrom(plan, key, here, arrive, same));
  }
  return model;
}

const edgesFrom = (
  plan: Plan,
  from: string,
  here: Moment,
  arrive: (moment: Moment) => string,
  same: ReturnType<typeof oneForAll>,
): Edge[] =>
  choicesAt(plan, here).map((step) => {
    const next = nextMoment(plan.machine, here, step);
    return {
      from,
      to: arrive(next),
      step,
      covers: same([...next.taken, ...next.refused]),
      ignored: ignoredBy(here, step, next),
    };
  });

export const edgesOf = ({ out }: Model): Edge[] => [...out.values()].flat();
