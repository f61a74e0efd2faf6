// @ts-check
// Finds a Chromium that Playwright can drive, or gets one, and a Chinese font for it. Prints its path when called by itself.
import { pathToFileURL } from 'node:url';

import { drives } from './chromium/drives.mjs';
import { ensureChineseFont } from './chromium/font.mjs';
import { LADDER } from './chromium/ladder.mjs';

const say = (/** @type {string} */ text) => process.stderr.write(`chromium: ${text}\n`);

/**
 * Each rung is tried only when those before it gave nothing that runs: looking costs nothing, getting does.
 * @returns {Promise<{ path: string, how: string }>}
 */
export async function ensureChromium() {
  const skipped = (process.env['CHROMIUM_SKIP'] ?? '').split(',');
  for (const { how, get } of LADDER) {
    if (skipped.includes(how)) continue;
    for await (const candidate of get(say)) {
      const trouble = await drives(candidate);
      if (trouble === null) {
        ensureChineseFont(say);
        Object.assign(process.env, candidate.env);
        return { path: candidate.path, how };
      }
      say(`${candidate.path}: ${trouble}`);
    }
  }
  throw new Error(
    'No Chromium could be found or fetched. Set CHROMIUM_PATH, or run "npx playwright install chromium", or on Debian "apt-get install chromium".',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { path, how } = await ensureChromium();
  say(how);
  console.log(path);
}
