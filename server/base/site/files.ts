import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file under a folder, as the path it is served at. A folder that is not there is empty. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
}

/** The suffix of the packed copy which a build leaves beside each file. */
export const PACKED = { br: '.br', gzip: '.gz' } as const;

export const isPacked = (path: string) => Object.values(PACKED).some((suffix) => path.endsWith(suffix));

/** Named by what is in it, so that it never changes: of the site, and of the small ones beside it. */
export const isHashed = (path: string): boolean => /^\/(?:(?:user-center|desk)\/)?assets\//.test(path);
