import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Log } from '../../../server/base/log';
import { startSweeping } from '../../../server/base/sweep';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_A_MINUTE = 30_000;

function sweeping(...jobs: (() => Promise<void>)[]) {
  const log = vi.fn<Log>();
  return { stop: startSweeping(jobs, log), log };
}

const slow = (ms: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, ms));

it('sweep runs every half minute, one job after another', async () => {
  const done: string[] = [];
  const job = (name: string) => async () => void done.push(name);
  const { stop } = sweeping(job('orders'), job('drafts'));
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['orders', 'drafts']);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(done).toEqual(['orders', 'drafts', 'orders', 'drafts']);
  await stop();
  await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE);
  expect(done).toHaveLength(4);
});

it('sweep continues with the next job when one fails, and logs the failure redacted', async () => {
  const next = vi.fn<() => Promise<void>>(async () => {});
  const { stop, log } = sweeping(async () => {
    throw new Error('no line to 13800138000');
  }, next);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(next).toHaveBeenCalledOnce();
  expect(log.mock.calls.map(([{ level, event }]) => `${level} ${event}`)).toEqual(['error sweep']);
  expect(JSON.stringify(log.mock.calls)).not.toContain('13800138000');
  await stop();
});

it('sweep starts no round while one is running, and stop waits for it', async () => {
  const begun = vi.fn<() => Promise<void>>(slow(2.5 * HALF_A_MINUTE));
  const { stop } = sweeping(begun);
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect(begun).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(begun).toHaveBeenCalledTimes(2);
  const stopped = vi.fn<() => void>();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(stopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * HALF_A_MINUTE);
  await stopping;
  expect(stopped).toHaveBeenCalledOnce();
});
