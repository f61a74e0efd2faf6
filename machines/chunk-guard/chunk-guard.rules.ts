/** The last reload of this tab for want of a chunk. `count`: how many of them the clock could not tell apart. */
export type ChunkReloads = { last: number; count: number };

const RELOAD_PAUSE = 60_000;
const MOST_UNTOLD = 2;

/**
 * The record of the reload that may happen now, or null where none may. A minute has to lie between two; a clock that
 * was set back cannot say whether it does, so it is believed once.
 */
export function nextReload(earlier: ChunkReloads | null, now: number): ChunkReloads | null {
  if (earlier === null || now - earlier.last >= RELOAD_PAUSE) return { last: now, count: 1 };
  if (now >= earlier.last || earlier.count >= MOST_UNTOLD) return null;
  return { last: now, count: earlier.count + 1 };
}
