import { describe, expect, it, vi } from 'vitest';

import { takeNumber } from '../../../server/base/draw-number';

const NOW = new Date('2026-11-20T16:30:00Z');

describe('drawing a free number', () => {
  it('consists of prefix and date in China, and is drawn again while it is taken', async () => {
    const drawn: string[] = [];
    const fifth = async (number: string) => (drawn.push(number) < 5 ? null : number);
    expect(await takeNumber({ prefix: 'FC', now: NOW }, fifth)).toMatch(/^FC261121[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(drawn).size).toBe(5);
  });

  it('gives up after five taken numbers', async () => {
    const take = vi.fn<() => Promise<null>>(async () => null);
    await expect(takeNumber({ prefix: 'EQ', now: NOW }, take)).rejects.toThrow('no number of EQ is free');
    expect(take).toHaveBeenCalledTimes(5);
  });
});
