// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chunkWatcher, lostChunks } from '../../../src/effects/chunk/chunk-watcher';
import { hear } from '../support/hear';

const lost = lostChunks();
let page: ReturnType<typeof hear>;
const thrown = vi.fn<() => void>();

beforeEach(() => {
  page = hear(chunkWatcher(lost));
  window.addEventListener('error', thrown);
});
afterEach(() => {
  page.stop();
  window.removeEventListener('error', thrown);
  thrown.mockReset();
});

const say = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts));
const announce = (payload?: unknown) => say('vite:preloadError', { payload });
const miss = (reason: unknown) => say('unhandledrejection', { reason });
const heard = () => page.news().length;

it('the chunk watcher reports an announced chunk failure only when it is unhandled', () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  announce(failure);
  expect(heard(), 'a guess may fail').toBe(0);
  miss(failure);
  expect(page.news()).toEqual([{ type: 'chunk.failed' }]);
});

it('the chunk watcher reports a chunk failure for a waiting caller', () => {
  lost.report();
  expect(heard()).toBe(1);
});

it.each([undefined, null, 'lost', 404, new TypeError('of something else')])(
  'the chunk watcher ignores other errors (%s)',
  (reason) => {
    if (!(reason instanceof Error)) announce(reason);
    miss(reason);
    expect([heard(), thrown.mock.calls.length]).toEqual([0, 0]);
  },
);
