import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A deed: the page with its button, the pages after it, and the words that hold the focus at the end. */
export type Deed = [name: string, pages: ReactElement[], pressed: string, held: string];

/** Holds after each deed that the focus is on the page, though the button that was pressed is gone. */
export function describeFocusKept(deeds: Deed[]): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn<() => void>());
    Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: true }) });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(navigator, 'userActivation');
    vi.unstubAllGlobals();
  });

  it.each(deeds)('holds the focus on the page when %s', (_, pages, pressed, held) => {
    const [first, ...later] = pages;
    const { rerender, getAllByRole } = render(first);
    const button = getAllByRole('button').findLast((one) => one.textContent.includes(pressed));
    expect(button, pressed).toBeDefined();
    button?.focus();
    for (const page of later) {
      rerender(page);
      expect(document.activeElement).not.toBe(document.body);
    }
    expect(document.activeElement?.textContent).toContain(held);
  });
}
