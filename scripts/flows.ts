// Builds the flow atlas: one page, to be opened from wherever it lies.
import { join } from 'node:path';

import { buildAtlas } from './flows/build-atlas';
import { root } from './root.mjs';

const begun = Date.now();
const file = join(root, 'dist', 'flows', 'index.html');
const size = await buildAtlas(root, file);
console.log(`built dist/flows/index.html, ${Math.round(size / 1024)} kB, in ${Date.now() - begun} ms`);
