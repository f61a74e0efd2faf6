// Segregation and plain acceptance against a second reading of the papers, which knows nothing of the product's rules.
import { compareOffers, comparePairs, type Comparison } from '../support/second/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** Another for each run; `SEED` asks an earlier one again. */
process.env['SEED'] ??= String(Date.now());
const PAIRS = Number(process.env['PAIRS'] ?? 100_000);
const GOODS = Number(process.env['GOODS'] ?? 5000);
const MODES = process.env['MODES']?.split(',');
const SHOWN = Number(process.env['SHOWN'] ?? 20);

console.log(`SEED=${process.env['SEED']}\n`);
console.log('| question | asked | answers | laxer | for a person where the second forbids | stricter |');
console.log('|---|--:|--:|--:|--:|--:|');

function shown(name: string, asked: number, { compared, laxer, held, stricter }: Comparison) {
  console.log(`| ${name} | ${asked} | ${compared} | ${laxer.length} | ${held.length} | ${stricter} |`);
  for (const line of laxer.slice(0, SHOWN)) console.log(`  laxer: ${line}`);
  if (process.env['HELD'] === '1') for (const line of held.slice(0, SHOWN)) console.log(`  held: ${line}`);
  if (laxer.length > 0 || compared === 0) process.exitCode = 1;
}

if (PAIRS > 0) shown('pairs in one box', PAIRS, comparePairs(PAIRS));
for (const mode of LISTED_MODES.filter((one) => MODES?.includes(one) ?? true))
  shown(mode, GOODS, compareOffers(mode, GOODS));
