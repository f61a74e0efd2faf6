import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { MARK_BYTES } from '../../../../domain/order/papers/upload';
import type { Finished } from '../objects/objects';
import { ARCHIVE_WORDS } from '../kind';
import { HOUR_MS } from '../../../../domain/values/spans';

export function createWatch(words: readonly string[]) {
  const missing = new Set(words);
  const overlap = Math.max(0, ...words.map((word) => word.length - 1));
  let tail = Buffer.alloc(0);
  return {
    see(piece: Buffer): void {
      if (missing.size === 0) return;
      const seam = Buffer.concat([tail, piece.subarray(0, overlap)]);
      for (const word of missing) if (seam.includes(word) || piece.includes(word)) missing.delete(word);
      tail = Buffer.concat([tail, piece.subarray(-overlap)]).subarray(-overlap);
    },
    hasSeen: (word: string): boolean => !missing.has(word),
  };
}

const LEFT_BEHIND_MS = HOUR_MS;

export type Spooled = Finished & { head: Uint8Array; holds: (word: string) => boolean };

export async function openSpool(folder: string) {
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const words = createWatch(ARCHIVE_WORDS);
  let head = Buffer.alloc(0);
  let bytes = 0;
  return {
    bytes: () => bytes,
    async write(piece: Buffer): Promise<void> {
      hash.update(piece);
      words.see(piece);
      if (head.length < MARK_BYTES) head = Buffer.concat([head, piece]).subarray(0, MARK_BYTES);
      bytes += piece.length;
      await handle.appendFile(piece);
    },
    async finish(): Promise<Spooled> {
      await handle.close();
      return { path, bytes, sha256: hash.digest('hex'), head, holds: words.hasSeen };
    },
    async discard(): Promise<void> {
      await handle.close();
      await rm(path, { force: true });
    },
  };
}

export async function sweepSpools(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
