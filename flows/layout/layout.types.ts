import type { FlowEdge, FlowNode } from '../graph/graph.types';

export type Point = { x: number; y: number };
export type Rect = Point & { width: number; height: number };

export type LineRole = 'event' | 'guard' | 'action';
export type LabelLine = { text: string; role: LineRole };

export type RowRole = 'machine' | 'promise' | 'entry' | 'exit' | 'inner' | 'anew';
export type Row = { text: string; role: RowRole; edge?: FlowEdge };

export type PlacedNode = Rect & {
  node: FlowNode;
  title: string[];
  rows: Row[];
  /** Height of title and rows; children of a compound state are below. */
  headHeight: number;
  titleWidth: number;
  /** Shift of the title to the right, when a line needs its place. */
  titleX: number;
};

export type PlacedEdge = { edge: FlowEdge; points: Point[][]; label: Rect; lines: LabelLine[] };

export type PlacedStart = { id: string; dot: Point; points: Point[][] };

export type Score = { overlaps: number; passThroughs: number; ugliness: number };

export type PlacedFlow = {
  width: number;
  height: number;
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  starts: PlacedStart[];
  variant: string;
  score: Score;
};
