import { fromCallback, type EventObject } from 'xstate';

import type { ChunkFailed } from '../../../machines/shell/chunk-guard';

export function lostChunks() {
  const readers = new Set<() => void>();
  return {
    report: () => {
      for (const read of readers) read();
    },
    read: (reader: () => void) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export type LostChunks = ReturnType<typeof lostChunks>;

type PreloadError = Event & { payload?: unknown };

/**
 * Hears of every chunk that failed to load. The build's loader also announces failed preloads; only an uncaught one was
 * needed.
 */
export const chunkWatcher = (lost: LostChunks) =>
  fromCallback<EventObject, undefined, ChunkFailed>(({ sendBack }) => {
    const failures = new WeakSet<object>();
    const fail = () => sendBack({ type: 'chunk.failed' });
    const note = ({ payload }: PreloadError) => {
      if (typeof payload === 'object' && payload !== null) failures.add(payload);
    };
    const miss = ({ reason }: PromiseRejectionEvent) => {
      if (typeof reason === 'object' && reason !== null && failures.has(reason)) fail();
    };
    const stopReading = lost.read(fail);
    window.addEventListener('vite:preloadError', note);
    window.addEventListener('unhandledrejection', miss);
    return () => {
      stopReading();
      window.removeEventListener('vite:preloadError', note);
      window.removeEventListener('unhandledrejection', miss);
    };
  });
