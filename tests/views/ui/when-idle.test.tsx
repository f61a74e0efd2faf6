import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whenIdle } from '../../../src/ui/show/when-idle';

/** A page as it was served: `parts` are the files it has named for its results, `answer` what it brings. */
function open(parts: string, answer = ''): void {
  document.body.innerHTML = `<div id="root"${parts}></div>${answer}`;
}

const PARTS = ' data-parts="/assets/a.js"';
const ANSWER = '<script type="application/json">{}</script>';
const run = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
});
afterEach(() => {
  vi.unstubAllGlobals();
  performance.clearMarks();
  run.mockClear();
  document.body.innerHTML = '';
});

/** Whoever watches for marks has heard of all there are, and has been idle since. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = new PerformanceObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe({ type: 'mark' });
    performance.mark('settled');
  });
  await new Promise((resolve) => void requestIdleCallback(resolve));
}

it.each([
  [PARTS, ''],
  ['', ANSWER],
])('a page that brings no results rests as soon as it is idle: %s%s', async (parts, answer) => {
  open(parts, answer);
  whenIdle(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('a page that brings its results rests when it has answered, and not before', async () => {
  open(PARTS, ANSWER);
  whenIdle(run);
  await settled();
  expect(run).not.toHaveBeenCalled();
  performance.mark('answer');
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('whoever calls it off hears nothing of the answer', async () => {
  open(PARTS, ANSWER);
  whenIdle(run)();
  performance.mark('answer');
  await settled();
  expect(run).not.toHaveBeenCalled();
});

it('an answer that was there before is not waited for', async () => {
  performance.mark('answer');
  open(PARTS, ANSWER);
  whenIdle(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
