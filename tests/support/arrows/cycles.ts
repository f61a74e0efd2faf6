import type { House } from './house';
import { importsOf } from './imports';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

export function ringsOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const rings: string[][] = [];
  const follow = (place: string, trail: string[]) => {
    const seenAt = trail.indexOf(place);
    if (seenAt >= 0) return void rings.push(trail.slice(seenAt));
    if (done.has(place)) return;
    for (const next of arrows.get(place) ?? []) follow(next, [...trail, place]);
    done.add(place);
  };
  for (const place of arrows.keys()) follow(place, []);
  return rings;
}

/** Cycles of file imports, types included. */
export function cyclesOf(house: House): string[][] {
  const arrows = new Map<string, string[]>();
  for (const { from, to, isRelative } of importsOf(house)) {
    const file = ENDINGS.map((ending) => to + ending).find((path) => house.has(path));
    if (isRelative && file) arrows.set(from, [...(arrows.get(from) ?? []), file]);
  }
  return ringsOf(arrows);
}
