import { sampleNames } from '../../../flows/copy/samples';
import { edgesOf, type Model } from './explore';
import type { Place } from './moment';
import { nameOf } from './names';
import type { Plan } from './plan';
import { show } from './show';
import { stepLabel } from './step';
import { nodesOf } from './transitions';

const isRaised = (type: string) => type.startsWith('xstate.');

export const unsampledEvents = ({ machine, events }: Plan): string[] =>
  machine.events.filter((type) => !isRaised(type) && !(type in events));

export const unnamedSamples = (model: Model): string[] => {
  const names = edgesOf(model).flatMap(({ step }) => (step.kind === 'time' ? [] : step.name));
  return [...new Set(names)].filter((name) => name !== '' && sampleNames[name] === undefined).toSorted();
};

export const unansweredBugs = ({ machine, outcomes }: Plan): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id, src }) => outcomes[nameOf(src)] !== 'stream' && !node.transitions.has(`xstate.error.actor.${id}`))
      .filter(({ src }) => !('root' in Object(machine.implementations.actors[nameOf(src) as never])))
      .map(({ id }) => `${node.id}: ${id} has no onError`),
  );

export const crashesIn = (model: Model): string[] =>
  edgesOf(model)
    .map((edge) => ({
      edge,
      snapshot: model.situations.get(edge.to)?.snapshot,
      from: model.situations.get(edge.from ?? ''),
    }))
    .filter(({ snapshot }) => snapshot?.status === 'error')
    .map(
      ({ edge, from, snapshot }) => `${show(from?.snapshot.value)} + ${stepLabel(edge.step)}: ${show(snapshot?.error)}`,
    );

/** Outputs of a child chart unknown to its parent's plan. `kind` distinguishes outputs; by default all. */
export function undeclaredOutputs(
  child: readonly Pick<Place, 'snapshot'>[],
  parent: Plan,
  src: string,
  kind: (output: unknown) => unknown = (output) => output,
): string[] {
  const endings = parent.outcomes[src];
  const declared = new Set(Object.values((endings !== 'stream' && endings?.done) || {}).map((one) => show(kind(one))));
  const reached = child
    .filter(({ snapshot }) => snapshot.status === 'done')
    .map(({ snapshot }) => show(kind(snapshot.output)));
  return [...new Set(reached)].filter((output) => !declared.has(output));
}
