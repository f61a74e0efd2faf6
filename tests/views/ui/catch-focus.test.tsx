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

it('a heading takes the focus that went with what was pressed, and begins at its top', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => undefined });
  pressed(true);
  const h1 = heading();
  if (h1) h1.getBoundingClientRect = () => new DOMRect(0, -415, 10, 10);
  catchFocus(h1);
  expect(document.activeElement).toBe(h1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('a heading leads on whoever was led to the page as a whole', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => undefined });
  pressed(true);
  document.body.innerHTML = '<main tabindex="-1"><h1>罐箱预订</h1></main>';
  document.querySelector('main')?.focus();
  catchFocus(heading());
  expect(document.activeElement).toBe(heading());
});

it('a heading takes none from what still has it, and none where nobody has pressed anything', () => {
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
