import type { FlowGraph } from '../graph/graph.types';
import { stateBox } from '../layout/boxes';
import { edgeLabel } from '../layout/labels';
import type { PlacedFlow, Point, Rect } from '../layout/layout.types';
import type { Lettering } from '../layout/lettering';
import { estimateText } from '../layout/measure';
import { placeTitles } from '../layout/titles';
import type { Box, Line, PlaceRecord } from './record.types';

const boxed = ({ x, y, width, height }: Rect): Box => [x, y, width, height];
const unboxed = ([x, y, width, height]: Box): Rect => ({ x, y, width, height });
const asLine = (points: Point[]): Line => points.map(({ x, y }) => [x, y]);
const asPoints = (line: Line): Point[] => line.map(([x, y]) => ({ x, y }));

export const placeRecord = ({ variant, score, width, height, nodes, starts, edges }: PlacedFlow): PlaceRecord => ({
  variant,
  score,
  size: [width, height],
  states: Object.fromEntries(nodes.map((placed) => [placed.node.id, boxed(placed)])),
  starts: Object.fromEntries(starts.map(({ id, dot, points }) => [id, asLine([dot, ...points.flat()])])),
  transitions: Object.fromEntries(
    edges.map(({ edge, label, points }) => [edge.key, { label: boxed(label), lines: points.map(asLine) }]),
  ),
});

/** Applies recorded positions to a chart, without a layout run. */
export function restorePlaces(graph: FlowGraph, lettering: Lettering, record: PlaceRecord): PlacedFlow {
  const [width, height] = record.size;
  const placed: PlacedFlow = {
    width,
    height,
    variant: record.variant,
    score: record.score,
    nodes: [...graph.nodes.values()].flatMap((node) => {
      const place = record.states[node.id];
      if (!place) return [];
      const { title, rows, width: titleWidth, height: headHeight } = stateBox(node, lettering, estimateText);
      return [{ node, ...unboxed(place), title, rows, headHeight, titleWidth, titleX: 0 }];
    }),
    starts: Object.entries(record.starts).flatMap(([id, [dot, ...line]]) =>
      dot ? [{ id, dot: { x: dot[0], y: dot[1] }, points: [asPoints(line)] }] : [],
    ),
    edges: graph.edges.flatMap((edge) => {
      const place = record.transitions[edge.key];
      if (!place) return [];
      const { lines } = edgeLabel(edge, lettering, estimateText);
      return [{ edge, points: place.lines.map(asPoints), label: unboxed(place.label), lines }];
    }),
  };
  placeTitles(placed.nodes, placed.edges);
  return placed;
}
