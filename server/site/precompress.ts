import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compress } from './compress';
import { filesUnder, isPacked, PACKED } from './files';

/** For the build: leaves a packed copy beside every text file of the built site. */
export async function precompress(folder: string): Promise<number> {
  const plain = (await filesUnder(folder)).filter((path) => !isPacked(path));
  const written = await Promise.all(
    plain.map(async (path) => {
      const { br, gzip } = await compress(path, Uint8Array.from(await readFile(join(folder, path))), 'thorough');
      if (!br || !gzip) return 0;
      await writeFile(join(folder, path + PACKED.br), br);
      await writeFile(join(folder, path + PACKED.gzip), gzip);
      return 1;
    }),
  );
  return written.filter(Boolean).length;
}
