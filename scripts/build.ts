// Builds the site and the gateway; with --stale only what has changed since its last build.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { bundle } from './build/bundle';
import { PARTS } from './build/parts.mjs';
import { isStale, stamped } from './build/staleness.mjs';
import { root } from './root.mjs';
import { takeTurns } from './take-turns.mjs';

const onlyStale = process.argv.includes('--stale');

await takeTurns(join(root, '.cache', 'building'), async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const parts = PARTS.filter((part) => !onlyStale || isStale(root, part));
  const begun = Date.now();
  await Promise.all(parts.map((part) => stamped(root, part, () => bundle[part.name](root))));
  if (parts.length > 0) console.log(`built ${parts.map(({ name }) => name).join(' and ')} in ${Date.now() - begun} ms`);
});
