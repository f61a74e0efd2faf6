import { readFileSync } from 'node:fs';

import type { Point } from '../../src/features/order-success/chart-of-seas';

const CHART = new URL('../../src/features/order-success/coasts.svg', import.meta.url);

/** Land of the chart by island: a start point followed by steps. */
function landIn(svg: string): Point[][] {
  const [, drawn = ''] = /d="([^"]+)"/.exec(svg) ?? [];
  return drawn.split('z').flatMap((island) => {
    const [x = 0, y = 0, ...steps] = (island.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const shore: Point[] = [[x, y]];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      const [lastX, lastY] = shore.at(-1) ?? [0, 0];
      shore.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)]);
    }
    return shore.length > 2 ? [shore] : [];
  });
}

const land = landIn(readFileSync(CHART, 'utf8'));

const sidesOf = (shore: readonly Point[]): [from: Point, to: Point][] =>
  shore.map((to, at) => [shore.at(at - 1) ?? to, to]);
const sides = land.flatMap(sidesOf);

function apart([x, y]: Point, [[fromX, fromY], [toX, toY]]: readonly [Point, Point]): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const length = wide * wide + high * high;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * wide + (y - fromY) * high) / length));
  return Math.hypot(x - fromX - share * wide, y - fromY - share * high);
}

/** Distance to the nearest coast in chart points: three are a degree. */
export const toCoast = (point: Point): number => Math.min(...sides.map((side) => apart(point, side)));

const isAshore = ([x, y]: Point): boolean =>
  sides.filter(([[fromX, fromY], [toX, toY]]) => {
    const isCrossed = fromY > y !== toY > y;
    return isCrossed && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  }).length %
    2 ===
  1;

export const ashore = (point: Point): number => (isAshore(point) ? toCoast(point) : 0);
