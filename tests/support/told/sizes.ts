import { vi } from 'vitest';

/** What a browser knows of its window, for views that ask: it is wide, and nothing in it has to be scrolled. */
export function lendSizes(): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  Element.prototype.scrollBy = () => undefined;
}
