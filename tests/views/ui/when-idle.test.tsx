import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whenIdle } from '../../../src/ui/show/when-idle';

/** Served page: `parts` are the files named for its results, `answer` the embedded answer. */
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

/** Waits for all performance marks and an idle period. */
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
])('a page without results is idle at once: %s%s', async (parts, answer) => {
  open(parts, answer);
  whenIdle(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('a page with results is idle only after its answer', async () => {
  open(PARTS, ANSWER);
  whenIdle(run);
  await settled();
  expect(run).not.toHaveBeenCalled();
  performance.mark('answer');
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('a cancelled wait is not called after the answer', async () => {
  open(PARTS, ANSWER);
  whenIdle(run)();
  performance.mark('answer');
  await settled();
  expect(run).not.toHaveBeenCalled();
});

it('an earlier answer is not waited for', async () => {
  performance.mark('answer');
  open(PARTS, ANSWER);
  whenIdle(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
