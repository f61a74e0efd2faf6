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

it('the style sheet loader appends one sheet and resolves after it loads', async () => {
  preload();
  const loadSheet = await fresh();
  const first = loadSheet();
  expect(loadSheet()).toBe(first);
  expect(sheet()?.getAttribute('href')).toContain('/assets/whole.css');
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  sheet()?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBeUndefined();
});

it('the style sheet loader removes a failed sheet and retries on the next call', async () => {
  preload();
  const loadSheet = await fresh();
  const first = loadSheet();
  sheet()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The style sheet did not come');
  expect(sheet()).toBeNull();
  void loadSheet();
  expect(sheet()).not.toBeNull();
});

it('the style sheet loader resolves at once without a prerendered page', async () => {
  await expect((await fresh())()).resolves.toBeUndefined();
  expect(sheet()).toBeNull();
});
