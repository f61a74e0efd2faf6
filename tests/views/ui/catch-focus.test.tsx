import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { catchFocus } from '../../../src/ui/layer/catch-focus';

const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  document.body.innerHTML = '<button>选择</button><h1>罐箱预订</h1>';
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrolled.mockClear();
});

const pressed = (hasBeenActive: boolean) =>
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: false });
const heading = () => document.querySelector('h1');

it('a heading takes the focus lost with the pressed element and scrolls to the top', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => undefined });
  pressed(true);
  const h1 = heading();
  if (h1) h1.getBoundingClientRect = () => new DOMRect(0, -415, 10, 10);
  catchFocus(h1);
  expect(document.activeElement).toBe(h1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('a heading takes the focus from the page as a whole', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => undefined });
  pressed(true);
  document.body.innerHTML = '<main tabindex="-1"><h1>罐箱预订</h1></main>';
  document.querySelector('main')?.focus();
  catchFocus(heading());
  expect(document.activeElement).toBe(heading());
});

it('a heading takes no focus from a focused element or without a press', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => undefined });
  pressed(false);
  catchFocus(heading());
  expect(document.activeElement).toBe(document.body);
  pressed(true);
  const button = document.querySelector('button');
  button?.focus();
  catchFocus(heading());
  expect(document.activeElement).toBe(button);
  expect(scrolled).not.toHaveBeenCalled();
});
