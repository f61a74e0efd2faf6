import type { Place } from './port-places';
import { SEA_NODES, STRETCHES, type SeaNode } from './sea-nodes';

const RADIAN = Math.PI / 180;

/** Great circle distance in radians. */
export function angleBetween([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const [one, other] = [north * RADIAN, otherNorth * RADIAN];
  const cosine =
    Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos((east - otherEast) * RADIAN);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

const NODES = Object.keys(SEA_NODES) as SeaNode[];

const NEIGHBOURS = new Map<SeaNode, Set<SeaNode>>(NODES.map((node) => [node, new Set()]));
for (const stretch of STRETCHES)
  for (const [at, node] of stretch.entries()) {
    const next = stretch[at + 1];
    if (next === undefined) continue;
    NEIGHBOURS.get(node)?.add(next);
    NEIGHBOURS.get(next)?.add(node);
  }

const nearestNode = (place: Place): SeaNode =>
  NODES.toSorted((one, other) => angleBetween(place, SEA_NODES[one]) - angleBetween(place, SEA_NODES[other]))[0] ??
  'eastChina';

function between(from: SeaNode, to: SeaNode): SeaNode[] {
  const far = new Map<SeaNode, { length: number; way: SeaNode[] }>([[from, { length: 0, way: [from] }]]);
  const open = new Set<SeaNode>([from]);
  while (open.size > 0) {
    const [node] = [...open].toSorted((one, other) => (far.get(one)?.length ?? 0) - (far.get(other)?.length ?? 0));
    if (node === undefined || node === to) break;
    open.delete(node);
    const { length, way } = far.get(node) ?? { length: 0, way: [] };
    for (const next of NEIGHBOURS.get(node) ?? []) {
      const sum = length + angleBetween(SEA_NODES[node], SEA_NODES[next]);
      if (sum >= (far.get(next)?.length ?? Infinity)) continue;
      far.set(next, { length: sum, way: [...way, next] });
      open.add(next);
    }
  }
  return far.get(to)?.way ?? [];
}

export const seaWay = (org: Place, dst: Place): Place[] => [
  org,
  ...between(nearestNode(org), nearestNode(dst)).map((node) => SEA_NODES[node]),
  dst,
];
