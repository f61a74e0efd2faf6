import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Asset, buildAsset, type Assets, type Bytes } from './asset';
import { compress } from './compress';
import { filesUnder, isHashed, isPacked, PACKED } from './files';

/** Synchronous: nothing is served before all is read, and awaiting a thousand files takes ten times as long. */
const readBytes = (path: string): Bytes => new Uint8Array(readFileSync(path));

async function packedCopies(folder: string, path: string, body: Bytes, all: ReadonlySet<string>) {
  const { br, gzip } = PACKED;
  if (!all.has(path + br) || !all.has(path + gzip)) return compress(path, body, 'quick');
  return { br: readBytes(join(folder, path + br)), gzip: readBytes(join(folder, path + gzip)) };
}

async function loadFolder(folder: string): Promise<Array<[string, Asset]>> {
  const all = new Set(await filesUnder(folder));
  const plain = [...all].filter((path) => !isPacked(path));
  return Promise.all(
    plain.map(async (path): Promise<[string, Asset]> => {
      const body = readBytes(join(folder, path));
      return [path, buildAsset(path, body, await packedCopies(folder, path, body, all))];
    }),
  );
}

/** The built site, plus chunks of earlier builds that an open tab may still request. */
export async function loadSite(folder: string, previous: string): Promise<Assets> {
  const earlier = (await loadFolder(previous)).filter(([path]) => isHashed(path));
  return new Map([...earlier, ...(await loadFolder(folder))]);
}
