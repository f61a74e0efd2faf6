// Differences of list, price, form, page and submission over random searches of each mode.
import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** Random per run; `SEED` repeats an earlier run. */
process.env['SEED'] ??= String(Date.now());
const QUESTIONS = Number(process.env['QUESTIONS'] ?? 300);
/** `MODES=RAIL,WH` selects modes. */
const MODES = process.env['MODES']?.split(',');
const SHOWN = 20;
const LEAST = 2 / 3;

console.log(`SEED=${process.env['SEED']}\n`);
console.log('| Mode | questions | compared | without a price | nothing listed | apart |');
console.log('|---|--:|--:|--:|--:|--:|');
for (const mode of LISTED_MODES.filter((one) => MODES?.includes(one) ?? true)) {
  const { compared, unpriced, unlisted, apart } = comparedOf(mode, QUESTIONS);
  console.log(`| ${mode} | ${QUESTIONS} | ${compared} | ${unpriced} | ${unlisted} | ${apart.length} |`);
  for (const one of apart.slice(0, SHOWN)) console.log(`  ${one}`);
  if (apart.length > 0 || compared < QUESTIONS * LEAST) process.exitCode = 1;
}
