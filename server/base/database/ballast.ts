import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** One segment of the write-ahead log, plus the needs of a running statement. */
const BALLAST_BYTES = 24 * MEGABYTE;
/** The ballast is laid again only if this much stays free beside it, so that it does not flap. */
const SPARE_BYTES = 8 * MEGABYTE;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

export type Ballast = {
  isLaid: () => boolean;
  /** Lays the ballast if there is room; true if it lies. */
  lay: () => boolean;
  /** Frees the ballast; false if there was none. */
  drop: () => boolean;
  room: () => number;
};

/**
 * Reserved disk space. PostgreSQL does not survive a log it cannot write: on a full disk this file is deleted, the
 * write succeeds, and no new write starts until it is laid again. Its bytes are random, because some disks store zeros
 * without space.
 */
export function createBallast(folder: string): Ballast {
  const path = join(folder, 'ballast');
  const size = () => fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let isLaid = size() === BALLAST_BYTES;

  function write(): void {
    const file = fs.openSync(path, 'w', 0o600);
    try {
      for (let at = 0; at < BALLAST_BYTES; at += MEGABYTE) fs.writeSync(file, randomFillSync(Buffer.alloc(MEGABYTE)));
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
  }

  return {
    isLaid: () => isLaid,
    lay() {
      if (isLaid) return true;
      if (freeBytes(folder) + size() < BALLAST_BYTES + SPARE_BYTES) return false;
      try {
        write();
        isLaid = true;
      } catch {
        fs.rmSync(path, { force: true });
      }
      return isLaid;
    },
    drop() {
      const had = size() > 0;
      fs.rmSync(path, { force: true });
      isLaid = false;
      return had;
    },
    room: () => freeBytes(folder) + size(),
  };
}
