// Builds the flow atlas: one page, to be opened from wherever it lies; `--read` serves it, to keep remarks.
import { join } from 'node:path';

import { buildAtlas } from './flows/build-atlas';
import { openReadingRoom } from './flows/reading-room';
import { root } from './root.mjs';

const begun = Date.now();
const file = join(root, 'dist', 'flows', 'index.html');
const size = await buildAtlas(root, file);
console.log(`built dist/flows/index.html, ${Math.round(size / 1024)} kB, in ${Date.now() - begun} ms`);
if (process.argv.includes('--read'))
  console.log((await openReadingRoom(root, join(root, 'dist', 'flows'), 4600)).address);
