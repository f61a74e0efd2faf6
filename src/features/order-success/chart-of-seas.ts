import type { Place } from '../../../domain/places/port-places';

/* Natural Earth projection centred on 150° E, as in the home page's map; ports are placed by the same constants. */
const MIDDLE = { east: 150, x: 981, y: 292 };
const SCALE = 170.4;
const RADIAN = Math.PI / 180;

export type Point = readonly [x: number, y: number];

/** Degrees east of the centre, the short way round. */
const offMiddle = (east: number): number => ((((east - MIDDLE.east + 180) % 360) + 360) % 360) - 180;

function projectPoint(north: number, off: number): Point {
  const [phi, lambda] = [north * RADIAN, off * RADIAN];
  const two = phi * phi;
  const four = two * two;
  const across = 0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four));
  const up = 1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four));
  return [MIDDLE.x + SCALE * lambda * across, MIDDLE.y - SCALE * phi * up];
}

export const pointOnMap = ([north, east]: Place): Point => projectPoint(north, offMiddle(east));

/** Points where a route leaves the map on one side and re-enters on the other. */
function edgeCrossing([north, east]: Place, [otherNorth, otherEast]: Place): [Point, Point] {
  const [off, other] = [offMiddle(east), offMiddle(otherEast)];
  const side = Math.sign(off) * 180;
  const share = (side - off) / (other + 2 * side - off);
  const edge = north + share * (otherNorth - north);
  return [projectPoint(edge, side), projectPoint(edge, -side)];
}

/** Splits a route where it crosses the edge of the map. */
export function splitRoute(way: readonly Place[]): Point[][] {
  const pieces: Point[][] = [];
  let before: Place | null = null;
  for (const place of way) {
    if (before === null) pieces.push([]);
    else if (Math.abs(offMiddle(place[1]) - offMiddle(before[1])) > 180) {
      const [leaves, comesBack] = edgeCrossing(before, place);
      pieces.at(-1)?.push(leaves);
      pieces.push([comesBack]);
    }
    pieces.at(-1)?.push(pointOnMap(place));
    before = place;
  }
  return pieces;
}

export type Frame = { x: number; y: number; width: number; height: number };

const LEAST = 150;
const ROUND = 0.12;
const SHAPE = 320 / 130;

/** Part of the map that shows the whole route with a margin, in a fixed aspect ratio. */
export function routeFrame(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max((right - left) * (1 + 2 * ROUND), (bottom - top) * (1 + 2 * ROUND) * SHAPE, LEAST);
  const high = wide / SHAPE;
  return { x: (left + right - wide) / 2, y: (top + bottom - high) / 2, width: wide, height: high };
}
