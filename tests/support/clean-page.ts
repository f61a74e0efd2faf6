import { person } from '#person';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

import { flawsOf } from './well-made';

/** A list watches how much room it has, also while it closes. Where nothing is laid out, nothing changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The files of a suite share one page: nobody leaves anything on it. What a test has drawn is well made, whatever it is about. */
afterEach(async () => {
  const flaws = flawsOf(document);
  cleanup();
  await person.leaves();
  expect(flaws).toEqual([]);
});
