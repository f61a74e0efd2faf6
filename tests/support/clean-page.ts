import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A list watches how much room it has, also while it closes. Where nothing is laid out, nothing changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The files of a suite share one page: nobody leaves anything on it. */
afterEach(cleanup);
