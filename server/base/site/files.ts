import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files under a folder by served path. A missing folder is empty. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
}

export const PACKED = { br: '.br', gzip: '.gz' } as const;

export const isPacked = (path: string) => Object.values(PACKED).some((suffix) => path.endsWith(suffix));

export const isHashed = (path: string): boolean => /^\/(?:(?:user-center|desk)\/)?assets\//.test(path);
