import { afterEach, expect, it, vi } from 'vitest';

import type { Place } from '../../../domain/routes';
import { loadPage, prefetchNext, prefetchPage, type PageCode } from '../../../src/effects/navigation/page-code';
import { outcomeOf } from '../home/support';

afterEach(() => vi.unstubAllGlobals());

const place = { name: 'home' } as Place;

function codeOf(load: () => Promise<unknown> = async () => null) {
  const loaded: string[] = [];
  const code: PageCode = {
    load: (name) => {
      loaded.push(name);
      return load();
    },
    next: () => ['news', 'desk'] as never,
  };
  return { code, loaded };
}

it('the page loader resolves with the page code and reports a failed chunk', async () => {
  const onLost = vi.fn<() => void>();
  let arrive: (code: unknown) => void = () => {};
  const { code, loaded } = codeOf(() => new Promise((resolve) => (arrive = resolve)));
  let isThere = false;
  const opening = outcomeOf(loadPage(code, onLost), { place }).then(() => (isThere = true));
  await new Promise((rested) => setTimeout(rested));
  expect([loaded, isThere]).toEqual([['home'], false]);
  arrive(null);
  await opening;
  expect([isThere, onLost.mock.calls.length]).toEqual([true, 0]);

  const lost = codeOf(() => Promise.reject(new Error('gone'))).code;
  await expect(outcomeOf(loadPage(lost, onLost), { place })).rejects.toThrow('gone');
  expect(onLost).toHaveBeenCalledOnce();
});

it('the page loader prefetches the page or its likely successor and ignores failures', async () => {
  vi.stubGlobal('navigator', {});
  const { code, loaded } = codeOf(() => Promise.reject(new Error('gone')));
  prefetchPage(code)(null, { place });
  prefetchNext(code)(null, { place });
  await new Promise((rested) => setTimeout(rested));
  expect(loaded).toEqual(['home', 'news', 'desk']);
});

it.each([
  [true, []],
  [false, ['news', 'desk']],
])('the page loader prefetches with save-data %s: %j', (saveData, names) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const { code, loaded } = codeOf();
  prefetchNext(code)(null, { place });
  expect(loaded).toEqual(names);
});
