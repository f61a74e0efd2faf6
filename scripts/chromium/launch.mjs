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

/**
 * What a whole browser draws for every context and nobody here looks at: two pages below its address bar, and a process
 * kept for a next site.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The browser hears only the last such list, so what the driver turns off is turned off here again. */
const OF_DRIVER = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** As root it does not start within its sandbox; the pages it is shown are our own. */
export const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  `--disable-features=${[...OF_DRIVER, ...UNSEEN].join(',')}`,
];

/** The one the ladder chose, or the first at hand; without either Playwright looks for its own. */
const found = () => process.env['CHROMIUM_PATH'] ?? PLACES.find((path) => existsSync(path));

export function launchOptions() {
  const path = found();
  return { args: ARGS, ...(path && { executablePath: path }) };
}

/** A shell calls itself by another name, wherever it lies. @param {import('playwright').LaunchOptions} options */
async function isWhole(options) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(options);
  try {
    const session = await browser.newBrowserCDPSession();
    return !(await session.send('Browser.getVersion')).product.startsWith('Headless');
  } finally {
    await browser.close();
  }
}

/**
 * One that keeps a page it has left and shows it again as it was, as people's browsers do and a shell cannot. The driver
 * forbids it to all of them, so that is taken back. Null where there is none.
 */
export async function keepingOptions() {
  const paths = [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].filter((path) => existsSync(path));
  for (const executablePath of paths) {
    const options = { executablePath, args: ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    if (await isWhole(options)) return options;
  }
  return null;
}
