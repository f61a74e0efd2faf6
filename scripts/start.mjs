// @ts-check
// Builds what is stale, then becomes the gateway: one process, so signals and exit codes are its own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildStale, packBehind } from './build/build-stale.mjs';
import { SERVED } from './build/parts.mjs';
import { isOutdated, isStale } from './build/staleness.mjs';
import { root } from './root.mjs';

process.chdir(root);

const isCommand = process.argv.length > 2;

if (buildStale(root, SERVED, isCommand ? isOutdated : isStale)) {
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
  if (!isCommand) packBehind(root);
} else {
  console.error('The build failed; its own words are above.');
  process.exitCode = 1;
}
