import { afterAll, vi } from 'vitest';

/**
 * The files of a suite share what is loaded. A module that is still being fetched when a file ends is given up by the
 * runner, and counts as broken for every later file of the same worker.
 */
afterAll(() => vi.dynamicImportSettled());
