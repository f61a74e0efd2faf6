// @ts-check
// Builds what is stale, then becomes the gateway: one process, so signals and exit codes are its own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildStale } from './build/build-stale.mjs';
import { root } from './root.mjs';

process.chdir(root);

if (buildStale(root)) {
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
} else {
  console.error('The build failed; its own words are above.');
  process.exitCode = 1;
}
