import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '.cache/flows';

/** What takes seconds to find is found once, until something it was made from has changed. */
export async function kept<TFound>(name: string, madeFrom: string, find: () => TFound | Promise<TFound>) {
  const file = join(FOLDER, `${name}.json`);
  try {
    const before = JSON.parse(readFileSync(file, 'utf8')) as { madeFrom: string; found: TFound };
    if (before.madeFrom === madeFrom) return before.found;
  } catch {
    // Never found, or not written to its end.
  }
  const found = await find();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ madeFrom, found }));
  return found;
}
