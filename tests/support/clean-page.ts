import { person } from '#person';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

import { flawsOf } from './well-made';

/** Lists observe their size. The test DOM has no layout, so nothing ever resizes. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Test files share one page, so each test must leave it empty. Every drawn view must also be well formed. */
afterEach(async () => {
  const flaws = flawsOf(document);
  cleanup();
  await person.leaves();
  expect(flaws).toEqual([]);
});
