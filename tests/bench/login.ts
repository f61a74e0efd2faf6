// Login time on a slow phone and line, and memory left by a hundred openings.
import { chromium, type Page } from 'playwright';

import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { openShellWorld } from '../e2e/shell.world';
import { keptBy } from './support/kept-objects';
import { heapOf, median, openSlowPhone } from './support/slow-phone';

const ROUNDS = Number(process.env['LOGIN_ROUNDS'] ?? 5);

/** Runs in the page: presses login once drawn, and reports when a field accepts input. */
const pressAndWait = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const find = <TElement extends Element>(selector: string) => document.querySelector<TElement>(selector);
  const isUsable = () => find<HTMLInputElement>('[role=dialog] input:not(:disabled)');
  while (!find('header button[aria-label="登录 / 注册"]')) await frame();
  const pressed = performance.now();
  find<HTMLElement>('header button[aria-label="登录 / 注册"]')?.click();
  while (!isUsable()) await frame();
  return { pressed, usable: performance.now() };
};

/** Runs in the page: a driver call per opening would leave a script in the heap. */
const openAndClose = async (times: number) => {
  const frame = () => new Promise(requestAnimationFrame);
  const find = <TElement extends Element>(selector: string) => document.querySelector<TElement>(selector);
  for (let opening = 0; opening < times; opening += 1) {
    find<HTMLElement>('header button[aria-label="登录 / 注册"]')?.click();
    while (!find<HTMLInputElement>('[role=dialog] input:not(:disabled)')) await frame();
    await frame();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    while (find('[role=dialog]')) await frame();
  }
};

/** Longest delay of the next frame after a press; pointer moves do not count. */
const watchPresses = () => {
  const seen = { slowest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

async function atRest(page: Page) {
  const login = page.waitForResponse((answer) => answer.url().includes('/rest-'));
  await page.goto('/');
  await login;
  // No locator, since it injects half a megabyte into the page.
  await page.evaluate(async () => {
    while (!document.querySelector('[data-notices]')) await new Promise(requestAnimationFrame);
  });
  await page.waitForTimeout(3_000);
}

/** Plain touch: the driver's own tap inspects the page first. */
async function tapLogin(page: Page) {
  const [x, y] = await page.evaluate(() => {
    const { left, top, width, height } =
      [...document.querySelectorAll('header button')]
        .find((button) => button.ariaLabel === '登录 / 注册')
        ?.getBoundingClientRect() ?? new DOMRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await page.waitForTimeout(500);
  await page.touchscreen.tap(x, y);
}

const world = await openShellWorld();
const browser = await chromium.launch(launchOptions());
try {
  const warm: number[] = [];
  const presses: number[] = [];
  const atOnce: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const resting = await openSlowPhone(browser, world.origin);
    await resting.page.addInitScript(watchPresses);
    await atRest(resting.page);
    const { pressed, usable } = await resting.page.evaluate(pressAndWait);
    warm.push(usable - pressed);
    // Human pace: a person closes only a visible dialog.
    await resting.page.waitForTimeout(1_000);
    await resting.page.keyboard.press('Escape');
    await resting.page.waitForTimeout(1_000);
    await tapLogin(resting.page);
    await resting.page.waitForTimeout(1_500);
    presses.push(await resting.page.evaluate<number>('window.seen.slowest'));
    await resting.close();

    const hurried = await openSlowPhone(browser, world.origin);
    await hurried.page.goto('/', { waitUntil: 'commit' });
    atOnce.push((await hurried.page.evaluate(pressAndWait)).usable);
    await hurried.close();
  }
  const { page, session, close } = await openSlowPhone(browser, world.origin);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await atRest(page);
  const heaps: number[] = [];
  const kept: { code: number; rest: number }[] = [];
  for (const openings of [1, 25, 25, 25, 25]) {
    await page.evaluate(openAndClose, openings);
    heaps.push(await heapOf(session));
    kept.push(await keptBy(session));
  }
  await close();
  console.log(`press to a field that can be typed in, page at rest: ${median(warm).toFixed(0)} ms`);
  console.log(`slowest frame after a press (INP): ${median(presses).toFixed(0)} ms`);
  console.log(`navigation to a field that can be typed in, pressed at once: ${median(atOnce).toFixed(0)} ms`);
  console.log(`heap after 1, 26, 51, 76, 101 openings: ${heaps.map((heap) => heap.toFixed(2)).join(', ')} MB`);
  const grown = (what: 'code' | 'rest') => ((kept.at(-1)?.[what] ?? 0) - (kept[2]?.[what] ?? 0)).toFixed(0);
  console.log(
    `of it from the 51st to the 101st opening: ${grown('code')} kB of compiled code, ${grown('rest')} kB of anything else`,
  );
} finally {
  await browser.close();
  await world.close();
}
