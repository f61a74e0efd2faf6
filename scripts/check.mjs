// @ts-check
// The quick promises, between two edits: types, lint, format, architecture, rules and machines. What has passed with the
// very same inputs rests, unless `--all` is asked for.
import { close } from './suite/close.mjs';
import { runChanged } from './suite/passed/run-changed.mjs';
import { runSteps } from './suite/run.mjs';
import { QUICK_STEPS } from './suite/steps.mjs';

/** Between two edits chance throws its dice less often; `npm test` throws them all. */
process.env['RANDOM_RUNS'] ??= '25';

/** The compiler and the linter leave half of the cores to the tests. */
const [steps, tests] = await Promise.all([runSteps(QUICK_STEPS), runChanged('unit', 'machines')]);
close([...steps, tests]);
