import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '.cache/flows';

/** Caches slow results until one of their inputs changes. */
export async function cachedFacts<TFound>(name: string, madeFrom: string, find: () => TFound | Promise<TFound>) {
  const file = join(FOLDER, `${name}.json`);
  try {
    const before = JSON.parse(readFileSync(file, 'utf8')) as { madeFrom: string; found: TFound };
    if (before.madeFrom === madeFrom) return before.found;
  } catch {
    // Never computed, or only partly written.
  }
  const found = await find();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ madeFrom, found }));
  return found;
}
