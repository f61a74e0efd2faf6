import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Case: the page with its button, the later pages, and the text with focus at the end. */
export type Deed = [name: string, pages: ReactElement[], pressed: string, held: string];

/** Checks that the focus stays on the page though the pressed button is gone. */
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

  it.each(deeds)('keeps the focus on the page when %s', (_, pages, pressed, held) => {
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
