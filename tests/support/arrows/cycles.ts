import type { House } from './house';
import { importsOf } from './imports';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Every ring of files that import each other, types included: whoever reads one has to read all of them. */
export function cyclesOf(house: House): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, to, isRelative } of importsOf(house)) {
    const file = ENDINGS.map((ending) => to + ending).find((path) => house.has(path));
    if (isRelative && file) edges.set(from, [...(edges.get(from) ?? []), file]);
  }
  const done = new Set<string>();
  const rings: string[][] = [];
  const follow = (file: string, trail: string[]) => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) return void rings.push(trail.slice(seenAt));
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) follow(next, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) follow(file, []);
  return rings;
}
