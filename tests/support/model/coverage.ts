import { edgesOf, type Model } from './explore';
import { coverEdges, coverIgnored, coverPairs, coverTransitions, type Cover, type Path } from './cover';
import type { Seen } from './facets';
import { stepLabel } from './step';
import { pairId, pairTargets, transitionTargets, unreachedStates } from './targets';

export function tally() {
  const hits = new Map<string, number>();
  const pairs = new Set<string>();
  return {
    hits,
    pairs,
    walk: (path: Path) => {
      let last: readonly string[] = [];
      let at = 0;
      return ({ taken, refused }: Seen) => {
        const step = path[at]?.step;
        const done = [...(step?.kind === 'start' ? [stepLabel(step)] : []), ...taken, ...refused];
        for (const id of done) hits.set(id, (hits.get(id) ?? 0) + 1);
        for (const first of last) for (const second of done) pairs.add(pairId(first, second));
        last = step?.kind === 'start' ? [] : done;
        at += 1;
      };
    },
  };
}

export type Tally = ReturnType<typeof tally>;

export type Coverage = {
  machine: string;
  situations: number;
  edges: number;
  /** True if every step was walked in every situation, not only transitions and pairs. */
  everyEdge: boolean;
  unreachedStates: string[];
  transitions: { target: string; hits: number }[];
  pairs: { walked: number; all: number };
  ignored: number;
  paths: number;
  steps: number;
};

export type Covers = { transitions: Cover; ignored: Cover; pairs: Cover; edges: Cover };

export const coversOf = (model: Model): Covers => ({
  transitions: coverTransitions(model),
  ignored: coverIgnored(model),
  pairs: coverPairs(model),
  edges: coverEdges(model),
});

/** Most effective paths first, so that most mutants die early. */
export const pathsOf = ({ transitions, ignored, pairs, edges }: Covers): Path[] => [
  ...transitions.paths,
  ...ignored.paths,
  ...pairs.paths,
  ...edges.paths,
];

export function coverageOf(model: Model, covers: Covers, { hits, pairs }: Tally): Coverage {
  const paths = pathsOf(covers);
  const wantedPairs = pairTargets(model);
  return {
    machine: model.plan.machine.id,
    situations: model.situations.size,
    edges: edgesOf(model).length,
    everyEdge: covers.edges.paths.length > 0,
    unreachedStates: unreachedStates(model),
    transitions: transitionTargets(model).map((target) => ({ target, hits: hits.get(target) ?? 0 })),
    pairs: { walked: wantedPairs.filter((pair) => pairs.has(pair)).length, all: wantedPairs.length },
    ignored: new Set(covers.ignored.paths.flatMap((path) => path.flatMap(({ ignored }) => ignored ?? []))).size,
    paths: paths.length,
    steps: paths.reduce((sum, path) => sum + path.length, 0),
  };
}
