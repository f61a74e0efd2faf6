// @ts-check
import { existsSync } from 'node:fs';

import { ARGS } from './launch.mjs';

/** @typedef {{ path: string, env?: Record<string, string> }} Candidate */

/**
 * Null when Playwright can draw a page with it, else what went wrong. A version number proves nothing: some builds
 * print it and then hang.
 * @param {Candidate} candidate @returns {Promise<string | null>}
 */
export async function drives({ path, env }) {
  if (!existsSync(path)) return 'is not there';
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({
      executablePath: path,
      timeout: 20_000,
      args: ARGS,
      env: { .../** @type {Record<string, string>} */ (process.env), ...env },
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>ok</p>');
      return (await page.textContent('p')) === 'ok' ? null : 'drew nothing';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return /** @type {Error} */ (error).message.split('\n')[0] ?? 'did not start';
  }
}
