import { edgesOf, MOST_EDGES, type Edge, type Graph } from './explore';
import { stepLabel } from './step';
import { ignoredTargets, pairsOf, pairTargets, sampleId, sampleTargets, transitionTargets } from './targets';

export type Path = readonly Edge[];
export type Cover = { paths: Path[]; missing: string[] };

export const pathLabel = (path: Path): string => path.map(({ step }) => stepLabel(step)).join(' → ');

type Gains = (last: Edge | undefined, edge: Edge) => readonly string[];

/** Gains of an edge alone, cached since they are needed for every edge and target. */
function once(gains: (edge: Edge) => readonly string[]): Gains {
  const known = new WeakMap<Edge, readonly string[]>();
  return (_last, edge) => {
    const found = known.get(edge) ?? gains(edge);
    known.set(edge, found);
    return found;
  };
}

type Trail = { edge: Edge; before: Trail | null };

const edgesOfTrail = (trail: Trail | null): Edge[] => (trail ? [...edgesOfTrail(trail.before), trail.edge] : []);

/** Shortest path from an end or a start to any wanted target. */
function nearest(model: Graph, path: Path, gains: Gains, wanted: ReadonlySet<string>): Edge[] | null {
  const seen = new Map<string, Set<readonly string[]>>();
  let front: (Trail | null)[] = [null];
  while (front.length > 0) {
    const next: Trail[] = [];
    for (const before of front) {
      const last = before?.edge ?? path.at(-1);
      for (const edge of last ? (model.out.get(last.to) ?? []) : model.starts) {
        if (gains(last, edge).some((gain) => wanted.has(gain))) return edgesOfTrail({ edge, before });
        const ways = seen.get(edge.to) ?? new Set();
        if (edge.ignored !== null || ways.has(edge.covers)) continue;
        seen.set(edge.to, ways.add(edge.covers));
        next.push({ edge, before });
      }
    }
    front = next;
  }
  return null;
}

/** Walks to the nearest target; starts again without one ahead or when the walk is long. */
function coverAll(model: Graph, targets: readonly string[], gains: Gains, longest: number): Cover {
  const wanted = new Set(targets);
  const paths: Path[] = [];
  let path: Edge[] = [];
  const finish = () => {
    if (path.length > 0) paths.push(path);
    path = [];
  };
  while (wanted.size > 0) {
    const way = path.length < longest ? nearest(model, path, gains, wanted) : null;
    if (way === null && path.length === 0) break;
    if (way === null) finish();
    for (const edge of way ?? []) {
      for (const gain of gains(path.at(-1), edge)) wanted.delete(gain);
      path.push(edge);
    }
  }
  finish();
  return { paths, missing: [...wanted] };
}

/**
 * Paths over every transition, branch and refusal, with every sample. Targets `beyond` reach are returned as missing.
 */
export function coverTransitions(model: Graph, beyond: readonly string[] = []): Cover {
  const reachable: Graph = {
    ...model,
    out: new Map(
      [...model.out].map(([key, edges]) => [
        key,
        edges.filter(({ covers }) => !covers.some((id) => beyond.includes(id))),
      ]),
    ),
  };
  const targets = transitionTargets(model);
  const { paths, missing } = coverAll(
    reachable,
    [...targets, ...sampleTargets(reachable)],
    once((edge) => edge.covers.flatMap((id) => [id, sampleId(edge, id)])),
    16,
  );
  return { paths, missing: missing.filter((id) => targets.includes(id)) };
}

const edgeId = ({ from, step }: Edge) => `${from} ${stepLabel(step)}`;

export function coverEdges(model: Graph): Cover {
  const edges = edgesOf(model);
  if (edges.length > MOST_EDGES) return { paths: [], missing: [] };
  const gains = once((edge) => [edgeId(edge)]);
  return coverAll(model, edges.map(edgeId), gains, 60);
}

export const coverIgnored = (model: Graph): Cover =>
  coverAll(
    model,
    ignoredTargets(model),
    once(({ ignored }) => (ignored === null ? [] : [ignored])),
    40,
  );

export const coverPairs = (model: Graph): Cover =>
  coverAll(model, pairTargets(model), (last, edge) => (last ? pairsOf(last.covers, edge.covers) : []), 30);
