import { copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filesUnder, isHashed } from './files';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Runs before a build empties the site folder: keeps the live hashed chunks for seven more days, so that a tab open
 * across the deploy still finds them. Returns their number.
 */
export async function keepPrevious(site: string, previous: string, now: number): Promise<number> {
  const live = (await filesUnder(site)).filter(isHashed);
  for (const path of live) {
    await mkdir(dirname(join(previous, path)), { recursive: true });
    await copyFile(join(site, path), join(previous, path));
    await utimes(join(previous, path), new Date(now), new Date(now));
  }
  const kept = await filesUnder(previous);
  const aged = await Promise.all(
    kept.map(async (path) => ({ path, age: now - (await stat(join(previous, path))).mtimeMs })),
  );
  const expired = aged.filter(({ age }) => age > KEPT_MS);
  await Promise.all(expired.map(({ path }) => rm(join(previous, path))));
  return kept.length - expired.length;
}
