// Time of the proof of work: on a phone with a six times slower processor, and for native code.
import { join } from 'node:path';
import { scryptSync } from 'node:crypto';

import { chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';

import { WORK_COST, WORK_LEVELS, WORK_PARTS, workSpan, workTry } from '../../domain/people/captcha-work';
import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { root } from '../../scripts/root.mjs';
import { median } from './support/slow-phone';
import type { TimeTries } from './support/work-page';

const TRIES = Number(process.env['WORK_TRIES'] ?? 60);
const SLOWER = 6;
/** Maximum seconds of the ordinary level, in the worst case. */
const GOAL = 12;

async function bundled(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(root, 'tests/bench/support/work-page.ts') } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** On the main thread, since the browser throttles no worker. */
async function tryTime(page: Page, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times = await page.evaluate(
    (count) => (globalThis as unknown as { timeTries: TimeTries }).timeTries(count),
    TRIES,
  );
  return median(times);
}

function nativeTime(): number {
  const { dkLen, ...cost } = WORK_COST;
  const times = Array.from({ length: TRIES }, (_, number) => {
    const began = performance.now();
    scryptSync(workTry(0, number), 'd6b9586a4a284c1f', dkLen, cost);
    return performance.now() - began;
  });
  return median(times);
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.addScriptTag({ content: await bundled() });
const tries = {
  'this machine, a browser': await tryTime(page, 1),
  [`${SLOWER} times slower, a browser`]: await tryTime(page, SLOWER),
  'this machine, a program': nativeTime(),
};
await browser.close();

const seconds = (count: number, each: number) => ((count * each) / 1_000).toFixed(1);
console.log('| Who | a try, ms | level | as a rule, s | at worst, s |');
console.log('|---|--:|--:|--:|--:|');
for (const [who, each] of Object.entries(tries)) {
  for (const level of WORK_LEVELS) {
    const most = WORK_PARTS * workSpan(level);
    const usual = (most + WORK_PARTS) / 2;
    console.log(`| ${who} | ${each.toFixed(0)} | ${level} | ${seconds(usual, each)} | ${seconds(most, each)} |`);
  }
}
if (WORK_PARTS * workSpan(0) * (tries[`${SLOWER} times slower, a browser`] ?? Infinity) > GOAL * 1_000) {
  console.log(`The ordinary level takes longer than ${GOAL} s.`);
  process.exitCode = 1;
}
