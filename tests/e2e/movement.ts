import type { Page } from 'playwright';

/** Notes how far what somebody sees has moved by itself. */
export const watchMovement = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of it. */
export const movementOn = (page: Page) => page.evaluate<number>('window.shifts.reduce((sum, shift) => sum + shift, 0)');
