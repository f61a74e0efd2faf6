import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { scrollMemory } from '../../../src/effects/navigation/scroll-memory';

const shelf = new Map<string, string>();
const scrolled: number[] = [];
let page: EventTarget & { scrollY: number };
let past: { state: { entry?: string } | null; scrollRestoration: string };

function go(state: { entry?: string } | null, by: 'pushState' | 'popstate') {
  past.state = state;
  page.dispatchEvent(new Event(by));
}

beforeEach(() => {
  shelf.clear();
  scrolled.length = 0;
  page = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo: (_: number, y: number) => void scrolled.push(y),
  });
  past = Object.assign(
    { state: null, scrollRestoration: 'auto' },
    { replaceState: (state: { entry?: string }) => void (past.state = state) },
  );
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', past);
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('the scroll memory restores the position of a known history entry and scrolls a new one to the top', () => {
  const memory = scrollMemory();
  const stop = memory.start();
  const first = past.state;
  page.scrollY = 640;
  go(null, 'pushState');
  memory.place();
  page.scrollY = 80;
  const second = past.state;
  go(first, 'popstate');
  memory.place();
  go(second, 'popstate');
  memory.place();
  expect(scrolled).toEqual([0, 640, 80]);
  expect(first?.entry).not.toBe(second?.entry);
  stop();
});

it('the scroll memory survives a reload and holds at most fifty entries', () => {
  const memory = scrollMemory();
  memory.start();
  for (let at = 1; at <= 60; at += 1) {
    page.scrollY = at;
    go(null, 'pushState');
  }
  const kept = JSON.parse(shelf.get('scroll') ?? '[]') as [string, number][];
  expect(kept.map(([, y]) => y)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
  const again = scrollMemory();
  past.state = { entry: kept[49]?.[0] ?? '' };
  again.start();
  again.place();
  expect(scrolled).toEqual([60]);
});

it('the scroll memory sets scroll restoration to manual while a page is open and to auto for a reload', () => {
  const stop = scrollMemory().start();
  expect(past.scrollRestoration).toBe('manual');
  page.dispatchEvent(new Event('pagehide'));
  expect(past.scrollRestoration).toBe('auto');
  page.dispatchEvent(new Event('pageshow'));
  expect(past.scrollRestoration).toBe('manual');
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(past.scrollRestoration).toBe('manual');
});

it('the scroll memory goes to the hash target of a new entry', () => {
  const part = { scrollIntoView: vi.fn<() => void>() };
  vi.stubGlobal('location', { hash: '#fees' });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'fees' ? part : null) });
  const memory = scrollMemory();
  memory.start();
  memory.place();
  expect([part.scrollIntoView.mock.calls.length, scrolled]).toEqual([1, []]);
});
