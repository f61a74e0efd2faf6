import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from '../support/patience';

/** Ticks a box. What is drawn before its code keeps the press, and shows the tick once the page stands. */
export async function tick(box: Locator): Promise<void> {
  await box.click(PATIENCE);
  await expect.poll(() => box.isChecked(), PATIENCE).toBe(true);
}
