import type { Point } from '../layout/layout.types';

const RADIUS = 8;

const towards = (from: Point, to: Point, distance: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return `${from.x + ((to.x - from.x) / length) * distance},${from.y + ((to.y - from.y) / length) * distance}`;
};

/** Path through the points; corners are rounded up to half of the shorter leg. */
export function roundedLine(points: Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x},${point.y}`;
      if (!after) return `L${point.x},${point.y}`;
      const legs = [before, after].map(({ x, y }) => Math.hypot(x - point.x, y - point.y) / 2);
      const radius = Math.min(RADIUS, ...legs);
      return `L${towards(point, before, radius)}Q${point.x},${point.y} ${towards(point, after, radius)}`;
    })
    .join('');
}
