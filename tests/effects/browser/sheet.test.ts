// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '';
});

const preload = () => {
  document.head.innerHTML = '<link rel="preload" as="style" href="/assets/whole.css">';
};
const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
const fresh = async () => (await import('../../../src/effects/sheet')).loadSheet;

it('the whole sheet is put behind what is there, once, and is there when it has loaded', async () => {
  preload();
  const loadSheet = await fresh();
  const first = loadSheet();
  expect(loadSheet()).toBe(first);
  expect(sheet()?.getAttribute('href')).toContain('/assets/whole.css');
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  sheet()?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

it('a sheet that does not come is taken away, and asked for anew the next time', async () => {
  preload();
  const loadSheet = await fresh();
  const first = loadSheet();
  sheet()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The style sheet did not come');
  expect(sheet()).toBeNull();
  void loadSheet();
  expect(sheet()).not.toBeNull();
});

it('where no page was prerendered there is nothing to wait for', async () => {
  await expect((await fresh())()).resolves.toBeUndefined();
  expect(sheet()).toBeNull();
});
