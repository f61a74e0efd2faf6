import type { AnyStateNode } from 'xstate';

import { edgesOf, type Edge, type Graph, type Model } from './explore';
import { activeNodes } from './internals';
import { stepLabel } from './step';
import { nodesOf, refusalsOf, transitionsOf } from './transitions';

/** Transitions of a chart, reachable or not. */
export const transitionTargets = ({ plan: { machine }, starts }: Graph): string[] => [
  ...starts.map(({ step }) => stepLabel(step)),
  ...transitionsOf(machine).values(),
  ...refusalsOf(machine),
];

/** Every sample covers each of its outcomes once, so a sample added for a bug is walked. */
export const sampleId = ({ step }: Edge, covered: string) => `${covered} by ${stepLabel(step)}`;

export const sampleTargets = (model: Graph): string[] => [
  ...new Set([...model.starts, ...edgesOf(model)].flatMap((edge) => edge.covers.map((id) => sampleId(edge, id)))),
];

export const ignoredTargets = (model: Graph): string[] => [
  ...new Set(edgesOf(model).flatMap(({ ignored }) => ignored ?? [])),
];

export const pairId = (first: string, second: string) => `${first} then ${second}`;

const pairs = new WeakMap<readonly string[], WeakMap<readonly string[], string[]>>();

/** Pairs of two steps, cached since few distinct ones are needed a million times. */
export function pairsOf(firsts: readonly string[], seconds: readonly string[]): string[] {
  const known = pairs.get(firsts) ?? new WeakMap<readonly string[], string[]>();
  pairs.set(firsts, known);
  const found = known.get(seconds) ?? firsts.flatMap((first) => seconds.map((second) => pairId(first, second)));
  known.set(seconds, found);
  return found;
}

export function pairTargets(model: Graph): string[] {
  const next = new Map([...model.out].map(([from, edges]) => [from, new Set(edges.map(({ covers }) => covers))]));
  const following = new Map<readonly string[], Set<readonly string[]>>();
  for (const { covers, to } of edgesOf(model)) {
    const known = following.get(covers) ?? new Set();
    for (const covered of next.get(to) ?? []) known.add(covered);
    following.set(covers, known);
  }
  const found = [...following].flatMap(([firsts, all]) => [...all].flatMap((seconds) => pairsOf(firsts, seconds)));
  return [...new Set(found)];
}

const isPlace = ({ type }: AnyStateNode) => type !== 'history';

/** A state left in the step that enters it is covered by its transitions. */
const passedThrough = ({ starts }: Graph, edges: readonly Edge[]) =>
  [...starts, ...edges].flatMap(({ covers }) => covers.map((cover) => cover.split('|')[0] ?? ''));

export function unreachedStates(model: Model): string[] {
  const { plan, situations } = model;
  const reached = new Set([
    ...[...situations.values()].flatMap(({ snapshot }) => activeNodes(snapshot).map(({ id }) => id)),
    ...passedThrough(model, edgesOf(model)),
  ]);
  return nodesOf(plan.machine.root)
    .filter(isPlace)
    .map(({ id }) => id)
    .filter((id) => !reached.has(id));
}
