// Where list, price, form, tool and submission differ over 5,000 questions of each mode: goods of the whole library, any way.
import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

const QUESTIONS = Number(process.env['QUESTIONS'] ?? 5_000);
const SHOWN = 20;

console.log('| Mode | questions | compared | without a price | nothing listed | apart |');
console.log('|---|--:|--:|--:|--:|--:|');
for (const mode of LISTED_MODES) {
  const { compared, unpriced, unlisted, apart } = comparedOf(mode, QUESTIONS);
  console.log(`| ${mode} | ${QUESTIONS} | ${compared} | ${unpriced} | ${unlisted} | ${apart.length} |`);
  for (const one of apart.slice(0, SHOWN)) console.log(`  ${one}`);
  if (apart.length > 0) process.exitCode = 1;
}
