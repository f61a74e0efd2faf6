import type { FlowEdge, FlowGraph } from '../graph/graph.types';
import { points, type Point } from './points';

export const allEdges = ({ edges, nodes }: FlowGraph): FlowEdge[] => [
  ...new Map([...edges, ...[...nodes.values()].flatMap(({ inner }) => inner)].map((edge) => [edge.id, edge])).values(),
];

/** Points of a transition: its own, and those of its source and target states. */
export function edgePoints(graph: FlowGraph, edge: FlowEdge): string[] {
  const ends = [graph.nodes.get(edge.source), graph.nodes.get(edge.target ?? '')];
  return [...new Set([...edge.requirements, ...ends.flatMap((node) => node?.requirements ?? [])])];
}

export const requirementMarks = (graph: FlowGraph): ReadonlySet<string> =>
  new Set([
    ...[...graph.nodes.values()].filter(({ requirements }) => requirements.length > 0).map(({ id }) => id),
    ...allEdges(graph)
      .filter((edge) => edgePoints(graph, edge).length > 0)
      .map(({ id }) => id),
  ]);

export const edgesWithoutPoints = (graph: FlowGraph): FlowEdge[] =>
  allEdges(graph).filter((edge) => edgePoints(graph, edge).length === 0);

const citedPoints = (graph: FlowGraph): string[] => [
  ...[...graph.nodes.values()].flatMap(({ requirements }) => requirements),
  ...allEdges(graph).flatMap(({ requirements }) => requirements),
];

export function splitByAnswer(graphs: readonly FlowGraph[]): {
  answered: Point[];
  unanswered: Point[];
  unknown: string[];
} {
  const said = new Set(graphs.flatMap(citedPoints));
  return {
    answered: points.filter(({ id }) => said.has(id)),
    unanswered: points.filter(({ id }) => !said.has(id)),
    unknown: [...said].filter((id) => !points.some((point) => point.id === id)),
  };
}
