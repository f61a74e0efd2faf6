// @ts-check
// Every promise of the house. A broken stage never hides the ones behind it. Stories are held by the crawl of the built
// Storybook; the project `stories` asks the same of one file while it is written.
import { ensureChromium } from './ensure-chromium.mjs';
import { close } from './suite/close.mjs';
import { runSteps, runTests } from './suite/run.mjs';
import { BUILD, STILL_STEPS, STORYBOOK } from './suite/steps.mjs';
import { oneStep } from './suite/tally.mjs';

async function chromium() {
  try {
    const { path, how } = await ensureChromium();
    process.env['CHROMIUM_PATH'] = path;
    console.log(`ok     chromium: ${how}`);
    return oneStep(true);
  } catch (error) {
    console.log(`FAILED chromium: ${/** @type {Error} */ (error).message}`);
    return oneStep(false);
  }
}

close([
  ...(await runSteps([STORYBOOK, ...STILL_STEPS, BUILD])),
  await chromium(),
  await runTests('unit', 'machines', 'views'),
  await runTests('server', 'server-postgres'),
  await runTests('chromium'),
  await runTests('storybook', 'e2e'),
]);
