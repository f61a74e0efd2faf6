// Builds the site and the gateway and packs the site; with --stale only what has changed since its last build, with names
// of parts only these.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { bundle } from './build/bundle';
import { PACKING, PARTS, SERVED } from './build/parts.mjs';
import { isStale, stamped } from './build/staleness.mjs';
import { root } from './root.mjs';
import { takeTurns } from './take-turns.mjs';

type Part = (typeof PARTS)[number];

const onlyStale = process.argv.includes('--stale');
const named = PARTS.filter(({ name }) => process.argv.includes(name));
const isWanted = (part: Part) => (named.length === 0 || named.includes(part)) && (!onlyStale || isStale(root, part));

async function build(part: Part): Promise<void> {
  const begun = Date.now();
  try {
    await stamped(root, part, () => bundle[part.name](root));
    console.log(`built the ${part.name} in ${Date.now() - begun} ms`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

await takeTurns(join(root, '.cache', 'building'), async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (const parts of [SERVED, [PACKING]]) await Promise.all(parts.filter(isWanted).map(build));
});
