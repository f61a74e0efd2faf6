import { vi } from 'vitest';

/** Browser sizes for views that need them: wide, without scrolling. */
export function lendSizes(): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  Element.prototype.scrollBy = () => undefined;
}
