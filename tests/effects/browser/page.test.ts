// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { scrollToTop } from '../../../src/effects/home/scroll-to-top';
import { isDrawnLost } from '../../../src/effects/navigation/drawn-page';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('back-to-top button', () => {
  function scrolled(isStill: boolean) {
    const scroll = vi.fn<(how: object) => void>();
    vi.stubGlobal('scrollTo', scroll);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && isStill,
    }));
    scrollToTop();
    return scroll.mock.calls;
  }

  it('scrolls smoothly unless reduced motion is set', () => {
    expect(scrolled(false)).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    expect(scrolled(true)).toEqual([[{ top: 0, behavior: 'auto' }]]);
  });

  it('focuses the start of the page without a second scroll', () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
    const main = document.querySelector('main');
    const focus = vi.spyOn(main ?? document.body, 'focus');
    scrolled(false);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });
});

it('a page served as not found is recognised', () => {
  document.body.innerHTML = '<div data-page="home"></div>';
  expect(isDrawnLost()).toBe(false);
  document.body.innerHTML = '<div data-page="notFound"></div>';
  expect(isDrawnLost()).toBe(true);
});
