import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Asset, assetOf, type Assets, type Bytes } from './asset';
import { compress } from './compress';
import { filesUnder, isHashed, isPacked, PACKED } from './files';

const read = async (path: string): Promise<Bytes> => Uint8Array.from(await readFile(path));

async function packedCopies(folder: string, path: string, body: Bytes, all: ReadonlySet<string>) {
  const { br, gzip } = PACKED;
  if (!all.has(path + br) || !all.has(path + gzip)) return compress(path, body, 'quick');
  return { br: await read(join(folder, path + br)), gzip: await read(join(folder, path + gzip)) };
}

async function loadFolder(folder: string): Promise<Array<[string, Asset]>> {
  const all = new Set(await filesUnder(folder));
  const plain = [...all].filter((path) => !isPacked(path));
  return Promise.all(
    plain.map(async (path): Promise<[string, Asset]> => {
      const body = await read(join(folder, path));
      return [path, assetOf(path, body, await packedCopies(folder, path, body, all))];
    }),
  );
}

/** The built site, and behind it the chunks of earlier builds that an open tab may still ask for. */
export async function loadSite(folder: string, previous: string): Promise<Assets> {
  const earlier = (await loadFolder(previous)).filter(([path]) => isHashed(path));
  return new Map([...earlier, ...(await loadFolder(folder))]);
}
