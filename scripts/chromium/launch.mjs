// @ts-check
// How the tests, the benches and the ladder start their Chromium: said once.
import { existsSync } from 'node:fs';

/** Without a window of its own it opens a page for half the work, and forgets a page as soon as it is left. */
export const SHELL = '/usr/bin/chromium-headless-shell';

/** Where a machine keeps one. */
export const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const ARGS = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'];

/** The one the ladder chose, or the first at hand; without either Playwright looks for its own. */
const found = () => process.env['CHROMIUM_PATH'] ?? PLACES.find((path) => existsSync(path));

export function launchOptions() {
  const path = found();
  return { args: ARGS, ...(path && { executablePath: path }) };
}

const isWhole = (/** @type {string | undefined} */ path) =>
  path !== undefined && !/headless/.test(path) && existsSync(path);

/** One that keeps a page it has left and shows it again as it was, as people's browsers do; null where there is none. */
export function keepingOptions() {
  const path = [found(), ...PLACES].find(isWhole);
  return path ? { executablePath: path, args: ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] } : null;
}
