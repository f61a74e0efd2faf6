import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { compress } from './compress';
import { filesUnder, isPacked, PACKED } from './files';

/** Write and rename, so that a starting gateway sees a complete copy or none. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = join(dirname(file), `.${basename(file)}`);
  await writeFile(part, content);
  await rename(part, file);
}

/** Build step: leaves a compressed copy beside every text file of the site. */
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
