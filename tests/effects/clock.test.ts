import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-28T09:00:00Z');
const dated = (at: number) => new Date(at).toUTCString();

/** Each test simulates its own page and tab. */
async function page(shelf = new Map<string, string>()) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  return import('../../src/effects/clock');
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([13, 24, -24, 2])('the page clock uses gateway time when the computer is %s hours ahead', async (hours) => {
  const { houseNow, hearTime } = await page();
  vi.setSystemTime(NOW + hours * HOUR);
  expect(hearTime({ date: dated(NOW), caching: 'no-store', askedAt: Date.now() })).toBe(true);
  expect(Math.abs(houseNow() - NOW)).toBeLessThan(1_000);
  expect(hearTime({ date: dated(NOW), caching: 'no-store', askedAt: Date.now() }), 'told once').toBe(false);
});

it('the page clock leaves a right clock alone, however long the answer takes', async () => {
  const { houseNow, hearTime } = await page();
  expect(hearTime({ date: dated(NOW - 30_000), caching: undefined, askedAt: NOW - 40_000 })).toBe(false);
  expect(houseNow()).toBe(NOW);
});

it('the page clock ignores the time of a cached answer and of a missing date', async () => {
  const { houseNow, hearTime } = await page();
  const kept = { date: dated(NOW - HOUR), caching: 'public, max-age=3600', askedAt: NOW };
  for (const heard of [kept, { ...kept, date: undefined }, { ...kept, date: 'soon', caching: 'no-store' }])
    expect(hearTime(heard)).toBe(false);
  expect(houseNow()).toBe(NOW);
});

it('the page clock passes its offset to the next page of the tab and drops it after a fix', async () => {
  const shelf = new Map<string, string>();
  const first = await page(shelf);
  vi.setSystemTime(NOW + 13 * HOUR);
  first.hearTime({ date: dated(NOW), caching: 'no-store', askedAt: Date.now() });
  const next = await page(shelf);
  expect(Math.abs(next.houseNow() - NOW)).toBeLessThan(1_000);
  vi.setSystemTime(NOW);
  expect(next.hearTime({ date: dated(NOW), caching: 'no-store', askedAt: NOW })).toBe(false);
  expect(next.houseNow()).toBe(NOW);
});
