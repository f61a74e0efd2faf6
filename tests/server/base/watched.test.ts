import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchRows } from '../../../server/base/watched';

function table() {
  const waiting: (() => void)[] = [];
  const state = { rows: ['first'], isSlow: false };
  const query = vi.fn<() => Promise<string[]>>(async () => {
    const rows = [...state.rows];
    if (state.isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return rows;
  });
  return { state, query, answer: () => waiting.shift()?.(), kept: watchRows(query, (rows) => ({ rows })) };
}

describe('watched rows', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('are read once a second, and keep their identity while the rows are the same', async () => {
    const { state, query, kept } = table();
    const first = await kept.current();
    vi.advanceTimersByTime(999);
    expect(await kept.current()).toBe(first);
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    expect(await kept.current()).toBe(first);
    expect(query).toHaveBeenCalledTimes(2);
    state.rows = ['second'];
    vi.advanceTimersByTime(1_001);
    expect(await kept.current()).toEqual({ rows: ['second'] });
  });

  it('are read once for parallel callers', async () => {
    const { query, kept } = table();
    const all = await Promise.all([kept.current(), kept.current(), kept.current()]);
    expect(new Set(all).size).toBe(1);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it.each(['read', 'expire'] as const)('include a write made while an older read was running: %s', async (way) => {
    const { state, query, answer, kept } = table();
    state.isSlow = true;
    const old = kept.current();
    vi.advanceTimersByTime(1);
    state.rows = ['written'];
    const anew = way === 'read' ? kept.read() : (kept.expire(), kept.current());
    state.isSlow = false;
    vi.advanceTimersByTime(1);
    answer();
    expect(await anew).toEqual({ rows: ['written'] });
    expect(await old).toEqual({ rows: ['written'] });
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('are read again after a failed read', async () => {
    const { query, kept } = table();
    query.mockRejectedValueOnce(new Error('cut'));
    await expect(kept.current()).rejects.toThrow('cut');
    expect(await kept.current()).toEqual({ rows: ['first'] });
  });
});
