import type { Page } from 'playwright';

/** Records layout shifts without input. */
export const watchMovement = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Total layout shift. Below 0.00005 it is a fraction of a pixel. */
export const movementOn = async (page: Page): Promise<number> =>
  Number((await page.evaluate<number>('window.shifts.reduce((sum, shift) => sum + shift, 0)')).toFixed(4));
