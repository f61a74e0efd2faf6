import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { compress } from './compress';
import { filesUnder, isPacked, PACKED } from './files';

/** A gateway that starts meanwhile finds a copy whole or not at all. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = join(dirname(file), `.${basename(file)}`);
  await writeFile(part, content);
  await rename(part, file);
}

/** For the build: leaves a packed copy beside every text file of the built site. */
export async function precompress(folder: string): Promise<number> {
  const plain = (await filesUnder(folder)).filter((path) => !isPacked(path));
  const written = await Promise.all(
    plain.map(async (path) => {
      const { br, gzip } = await compress(path, Uint8Array.from(await readFile(join(folder, path))), 'thorough');
      if (!br || !gzip) return 0;
      await writeWhole(join(folder, path + PACKED.br), br);
      await writeWhole(join(folder, path + PACKED.gzip), gzip);
      return 1;
    }),
  );
  return written.filter(Boolean).length;
}
