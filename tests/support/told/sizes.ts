import { vi } from 'vitest';

/** Nothing has a size here, so nothing changes its own. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a browser knows of sizes, for views that ask: a wide window, in which nothing has to be scrolled. */
export function lendSizes(): void {
  vi.stubGlobal('ResizeObserver', Unmoved);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  Element.prototype.scrollBy = () => undefined;
}
