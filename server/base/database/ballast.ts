import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** A segment of the log, and what a statement that is under way may still want. */
const BALLAST_BYTES = 24 * MEGABYTE;
/** Laid again only where this much stays beside it, so that it does not come and go. */
const SPARE_BYTES = 8 * MEGABYTE;

const roomIn = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

export type Ballast = {
  isLaid: () => boolean;
  /** Lays it where there is room; tells whether it lies. */
  lay: () => boolean;
  /** Gives its room away. False where there was none to give. */
  drop: () => boolean;
  /** How much could be written if it went. */
  room: () => number;
};

/**
 * Room that is kept for the moment when there is none. PostgreSQL does not survive a log it cannot write, so the
 * moment a write finds the disk full this file goes, the write succeeds, and no other is begun until it lies again.
 * Its bytes are random: some disks store zeros in no room at all.
 */
export function ballastIn(folder: string): Ballast {
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
      if (roomIn(folder) + size() < BALLAST_BYTES + SPARE_BYTES) return false;
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
    room: () => roomIn(folder) + size(),
  };
}
