import type { AnyStateNode } from 'xstate';

import { edgesOf, type Edge, type Model } from './explore';
import { activeNodes } from './internals';
import { stepLabel } from './step';
import { nodesOf, refusalsOf, transitionsOf } from './transitions';

/** What a chart promises to be able to do, whether or not a plan gets there. */
export const transitionTargets = ({ plan: { machine }, starts }: Model): string[] => [
  ...starts.map(({ step }) => stepLabel(step)),
  ...transitionsOf(machine).values(),
  ...refusalsOf(machine),
];

/** Every sample of a plan does each thing it can do at least once: a bug that became a sample is walked. */
export const sampleId = ({ step }: Edge, covered: string) => `${covered} by ${stepLabel(step)}`;

export const sampleTargets = (model: Model): string[] => [
  ...new Set([...model.starts, ...edgesOf(model)].flatMap((edge) => edge.covers.map((id) => sampleId(edge, id)))),
];

/** Events a situation does not listen to: they must change nothing. */
export const ignoredTargets = (model: Model): string[] => [
  ...new Set(edgesOf(model).flatMap(({ ignored }) => ignored ?? [])),
];

export const pairId = (first: string, second: string) => `${first} then ${second}`;

/** Every two transitions that can follow one another. */
export function pairTargets(model: Model): string[] {
  const pairs = new Set<string>();
  const seen = new Set<string>();
  for (const { covers, to } of edgesOf(model)) {
    const arrival = `${covers.join()} ${to}`;
    if (covers.length === 0 || seen.has(arrival)) continue;
    seen.add(arrival);
    for (const next of model.out.get(to) ?? [])
      for (const first of covers) for (const second of next.covers) pairs.add(pairId(first, second));
  }
  return [...pairs];
}

const isPlace = ({ type }: AnyStateNode) => type !== 'history';

/** A state that is left in the very step that enters it is never seen standing; its transitions tell of it. */
const passedThrough = ({ starts }: Model, edges: readonly Edge[]) =>
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
