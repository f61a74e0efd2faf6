import { fromPromise } from 'xstate';

import { nextReload, type ChunkReloadOutcome, type ChunkReloads } from '../../../machines/chunk-guard';
import { tabStorage } from '../storage';
import { saveUnsaved } from './unsaved';

const KEY = 'chunkReloads';

const isRecord = (value: unknown): value is ChunkReloads => {
  const { last, count } = (value ?? {}) as Partial<ChunkReloads>;
  return typeof last === 'number' && typeof count === 'number';
};

function parsed(stored: string | null): ChunkReloads | null {
  try {
    const read: unknown = JSON.parse(stored ?? '');
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** Where storage is blocked, the entry of the history remembers: it too outlives a reload. */
const inHistory = {
  read: () => (history.state as { [KEY]?: string } | null)?.[KEY] ?? null,
  write(value: string): boolean {
    history.replaceState({ ...(history.state as object | null), [KEY]: value }, '');
    return inHistory.read() === value;
  },
};

function remember(next: ChunkReloads): boolean {
  const value = JSON.stringify(next);
  return tabStorage.write(KEY, value) || inHistory.write(value);
}

export type Fresh = { reload: () => void; now: () => number; isOnline: () => boolean };

const fresh: Fresh = { reload: () => location.reload(), now: Date.now, isOnline: () => navigator.onLine };

/** One fresh start for want of a chunk, unless one has just been made, would not help, or would lose what was typed. */
export const reloadForChunk = ({ reload, now, isOnline }: Fresh = fresh) =>
  fromPromise<ChunkReloadOutcome, undefined>(async () => {
    const next = nextReload(parsed(tabStorage.read(KEY) ?? inHistory.read()), now());
    const isReloading = next !== null && isOnline() && saveUnsaved() && remember(next);
    if (isReloading) reload();
    return { isReloading };
  });

/** The person asked for it. What was typed is kept as far as that can be. */
export function reloadByHand(): void {
  saveUnsaved();
  location.reload();
}
