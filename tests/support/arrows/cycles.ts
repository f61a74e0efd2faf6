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

const SHAPES = /-shape\.ts$/;

/** Cycles of file imports, types included, but for a type that follows from its schema: it is gone at run time. */
export function cyclesOf(house: House): string[][] {
  const arrows = new Map<string, string[]>();
  for (const { from, to, isRelative, names } of importsOf(house)) {
    const file = ENDINGS.map((ending) => to + ending).find((path) => house.has(path));
    const isDerived =
      file !== undefined && SHAPES.test(file) && names.length > 0 && names.every(({ isType }) => isType);
    if (isRelative && file && !isDerived) arrows.set(from, [...(arrows.get(from) ?? []), file]);
  }
  return ringsOf(arrows);
}
