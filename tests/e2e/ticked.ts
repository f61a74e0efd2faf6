import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from '../support/patience';

/** Ticks a checkbox. A press before hydration is replayed after it. */
export async function tick(box: Locator): Promise<void> {
  await box.click(PATIENCE);
  await expect.poll(() => box.isChecked(), PATIENCE).toBe(true);
}
