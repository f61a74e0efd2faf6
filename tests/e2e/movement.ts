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

/** The sum of it. Less than a twentieth of a thousandth is a fraction of a pixel, which nobody sees. */
export const movementOn = async (page: Page): Promise<number> =>
  Number((await page.evaluate<number>('window.shifts.reduce((sum, shift) => sum + shift, 0)')).toFixed(4));
