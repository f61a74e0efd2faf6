// Builds the site and the gateway; with --stale only what has changed since its last build.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { bundle } from './build/bundle';
import { PARTS } from './build/parts.mjs';
import { isStale, stamped } from './build/staleness.mjs';
import { root } from './root.mjs';
import { takeTurns } from './take-turns.mjs';

const onlyStale = process.argv.includes('--stale');

async function build(part: (typeof PARTS)[number]): Promise<void> {
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
  await Promise.all(PARTS.filter((part) => !onlyStale || isStale(root, part)).map(build));
});
