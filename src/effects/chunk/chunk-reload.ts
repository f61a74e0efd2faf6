import { fromPromise } from 'xstate';

import { mayReloadForChunk, type ChunkReloadOutcome } from '../../../machines/shell/chunk-guard';
import { tabStorage } from '../storage';

const KEY = 'chunkReload';

/** Fallback where storage is blocked: the history entry also survives a reload. */
const inHistory = {
  read: () => (history.state as { [KEY]?: string } | null)?.[KEY] ?? null,
  write(value: string): boolean {
    history.replaceState({ ...(history.state as object | null), [KEY]: value }, '');
    return inHistory.read() === value;
  },
};

function lastReload(): number | null {
  const time = Number(tabStorage.read(KEY) ?? inHistory.read() ?? NaN);
  return Number.isFinite(time) ? time : null;
}

const remember = (now: number) => tabStorage.write(KEY, String(now)) || inHistory.write(String(now));

const isReload = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.type === 'reload';
};

export type Fresh = { reload: () => void; now: () => number; isOnline: () => boolean; isReload: () => boolean };

const fresh: Fresh = { reload: () => location.reload(), now: Date.now, isOnline: () => navigator.onLine, isReload };

/** Reloads once for a missing chunk, unless it just did or is offline. Forms keep their own drafts. */
export const reloadForChunk = (page: Fresh = fresh) =>
  fromPromise<ChunkReloadOutcome, undefined>(async () => {
    const now = page.now();
    const isAllowed = mayReloadForChunk({ last: lastReload(), now, isReload: page.isReload() });
    const isReloading = isAllowed && page.isOnline() && remember(now);
    if (isReloading) page.reload();
    return { isReloading };
  });

export const reloadByHand = (): void => location.reload();
