import { afterAll, vi } from 'vitest';

/**
 * Test files share loaded modules. The runner aborts a module still loading when a file ends, which breaks it for later
 * files of the worker.
 */
afterAll(() => vi.dynamicImportSettled());
