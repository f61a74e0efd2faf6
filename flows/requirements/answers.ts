import type { FlowEdge, FlowGraph } from '../graph/graph.types';
import { points, type Point } from './points';

export const edgesOf = ({ edges, nodes }: FlowGraph): FlowEdge[] => [
  ...new Map([...edges, ...[...nodes.values()].flatMap(({ inner }) => inner)].map((edge) => [edge.id, edge])).values(),
];

/** Points of a transition: its own, and those of its source and target states. */
export function pointsOf(graph: FlowGraph, edge: FlowEdge): string[] {
  const ends = [graph.nodes.get(edge.source), graph.nodes.get(edge.target ?? '')];
  return [...new Set([...edge.requirements, ...ends.flatMap((node) => node?.requirements ?? [])])];
}

export const requirementMarks = (graph: FlowGraph): ReadonlySet<string> =>
  new Set([
    ...[...graph.nodes.values()].filter(({ requirements }) => requirements.length > 0).map(({ id }) => id),
    ...edgesOf(graph)
      .filter((edge) => pointsOf(graph, edge).length > 0)
      .map(({ id }) => id),
  ]);

export const unaskedIn = (graph: FlowGraph): FlowEdge[] =>
  edgesOf(graph).filter((edge) => pointsOf(graph, edge).length === 0);

const saidIn = (graph: FlowGraph): string[] => [
  ...[...graph.nodes.values()].flatMap(({ requirements }) => requirements),
  ...edgesOf(graph).flatMap(({ requirements }) => requirements),
];

export function answeredIn(graphs: readonly FlowGraph[]): {
  answered: Point[];
  unanswered: Point[];
  unknown: string[];
} {
  const said = new Set(graphs.flatMap(saidIn));
  return {
    answered: points.filter(({ id }) => said.has(id)),
    unanswered: points.filter(({ id }) => !said.has(id)),
    unknown: [...said].filter((id) => !points.some((point) => point.id === id)),
  };
}
