// @ts-check
// The quick promises, between two edits: types, lint, format, architecture, rules and machines.
import { close } from './suite/close.mjs';
import { runSteps, runTests } from './suite/run.mjs';
import { QUICK_STEPS } from './suite/steps.mjs';

/** Between two edits chance throws its dice less often; `npm test` throws them all. */
process.env['RANDOM_RUNS'] ??= '25';

close([...(await runSteps(QUICK_STEPS)), await runTests('unit', 'machines')]);
