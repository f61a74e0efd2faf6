import type { EventEmitter } from 'node:events';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

import { afterAll } from 'vitest';

/** Node warnings about unclosed files and leaked listeners. */
const LEAK = /^(?:MaxListenersExceededWarning|Warning: Closing (?:a )?(?:file descriptor|FileHandle|directory handle))/;

const house = globalThis as { openFiles?: Map<EventEmitter, string> };

/** Open files by path. Node warns only at garbage collection, long after the test. */
function watchFiles(): Map<EventEmitter, string> {
  const open = new Map<EventEmitter, string>();
  const asEver = fs.open;
  fs.open = async (path, ...how) => {
    const file = await asEver(path, ...how);
    // The Node types lack the close event of a file handle.
    const told = file as unknown as EventEmitter;
    open.set(told, String(path));
    told.once('close', () => open.delete(told));
    return file;
  };
  syncBuiltinESMExports();
  // A leak fails the run: the runner reports errors thrown outside tests.
  process.on('warning', (warning) => {
    if (LEAK.test(String(warning))) throw warning;
  });
  return open;
}

/** Files of a worker share one listener. */
const open = (house.openFiles ??= watchFiles());

afterAll(() => {
  const left = [...open.values()];
  open.clear();
  if (left.length > 0) throw new Error(`nobody closed ${left.join(', ')}`);
});
