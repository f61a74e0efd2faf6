// @ts-check
// `npm test` asks every promise once, at the cheapest place that can see it; `--rest` asks what that leaves out, `--all`
// both. `--after` counts what the run of `npm test` before it has counted. A broken stage never hides the ones behind it.
import { join } from 'node:path';

import { ensureChromium } from './ensure-chromium.mjs';
import { root } from './root.mjs';
import { close, countedIn } from './suite/close.mjs';
import { markedIn } from './suite/parts.mjs';
import { runStage, runSteps } from './suite/run.mjs';
import { STAGES } from './suite/stages.mjs';
import { BUILD, LINT_BY_TYPES, STILL_STEPS, STORYBOOK } from './suite/steps.mjs';
import { oneStep } from './suite/tally.mjs';
import { stageName, stageTimes } from './suite/times.mjs';

const LONG_STEPS = [STORYBOOK, LINT_BY_TYPES];
const STEPS = { short: [...STILL_STEPS, BUILD], rest: LONG_STEPS, all: [...LONG_STEPS, ...STILL_STEPS, BUILD] };

const asked = new Set(process.argv.slice(2));
const suite = asked.has('--all') ? 'all' : asked.has('--rest') ? 'rest' : 'short';
const short = countedIn(join(root, '.cache', 'suite', 'short.json'));
if (suite === 'short') short.begin();

async function chromium() {
  try {
    const { path, how } = await ensureChromium();
    process.env['CHROMIUM_PATH'] = path;
    console.log(`ok     chromium: ${how}`);
    return oneStep('chromium', true);
  } catch (error) {
    console.log(`FAILED chromium: ${/** @type {Error} */ (error).message}`);
    return oneStep('chromium', false);
  }
}

const times = stageTimes();
const tallies = [...(await times.measureStill(() => runSteps(STEPS[suite]))), await chromium()];
const marked = markedIn(root);
for (const stage of STAGES[suite]) tallies.push(await times.measure(stageName(stage), () => runStage(stage, marked)));
if (suite === 'short') times.tell();
const total = close(asked.has('--after') ? [short.read(), ...tallies] : tallies);
if (suite === 'short') short.keep(total);
