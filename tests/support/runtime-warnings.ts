import type { EventEmitter } from 'node:events';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

import { afterAll } from 'vitest';

/** What Node says of a file that nobody closed, and of listeners that nobody takes away. */
const LEAK = /^(?:MaxListenersExceededWarning|Warning: Closing (?:a )?(?:file descriptor|FileHandle|directory handle))/;

const house = globalThis as { openFiles?: Map<EventEmitter, string> };

/**
 * Every file that is open, by its path. Node itself says so only when it clears its memory, which may be long after the
 * test that left it open.
 */
function watchFiles(): Map<EventEmitter, string> {
  const open = new Map<EventEmitter, string>();
  const asEver = fs.open;
  fs.open = async (path, ...how) => {
    const file = await asEver(path, ...how);
    // The types of Node do not say that a file tells of its end.
    const told = file as unknown as EventEmitter;
    open.set(told, String(path));
    told.once('close', () => open.delete(told));
    return file;
  };
  syncBuiltinESMExports();
  // A leak fails the run: the runner reports what is thrown outside of a test.
  process.on('warning', (warning) => {
    if (LEAK.test(String(warning))) throw warning;
  });
  return open;
}

/** Files of a worker share the ear. */
const open = (house.openFiles ??= watchFiles());

afterAll(() => {
  const left = [...open.values()];
  open.clear();
  if (left.length > 0) throw new Error(`nobody closed ${left.join(', ')}`);
});
