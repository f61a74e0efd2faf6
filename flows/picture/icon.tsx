import type { EdgeKind } from '../graph/graph.types';
import type { RowRole } from '../layout/layout.types';

/** Strokes on a grid of twelve: no font, so pictures look the same on every machine. */
const STROKES: Record<EdgeKind | RowRole, string> = {
  event: 'M7 1 3 7h3l-1 4 4-6H6z',
  delay: 'M6 1.5a4.5 4.5 0 1 0 .01 0M6 3.5V6l1.8 1.2',
  done: 'M2 6.5 5 9.5 10 3',
  error: 'M3 3l6 6M9 3 3 9',
  always: 'M1.5 6h8M7 3l3 3-3 3',
  finished: 'M3 3h6v6H3z',
  update: 'M1 6c2-4 3 4 5 0s3-4 5 0',
  machine: 'M1.5 1.5h6v6h-6zM4.5 7.5v3h6v-6h-3',
  promise: 'M6 2a4 4 0 1 0 .01 0M6 5a1 1 0 1 0 .01 0',
  entry: 'M1 6h6M5 3.5 7.5 6 5 8.5M10 2v8',
  exit: 'M4 6h6M8 3.5 10.5 6 8 8.5M2 2v8',
  inner: 'M10 6a4 4 0 1 1-1.5-3.1M9 .8v2.4H6.6',
  anew: 'M10 6a4 4 0 1 1-1.5-3.1M9 .8v2.4H6.6M6 4.5v3M4.5 6h3',
};

export const Stroke = ({ of, x, y }: { of: keyof typeof STROKES; x: number; y: number }) => (
  <path className="icon" d={STROKES[of]} transform={`translate(${x},${y})`} />
);
