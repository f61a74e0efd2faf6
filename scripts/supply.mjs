// @ts-check
// Writes down what runs in production. After every change of the dependencies: run it, and read the difference.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './root.mjs';
import { supplyPage } from './supply/page.mjs';

const file = join(root, 'docs', 'supply.md');
writeFileSync(file, supplyPage(root));
console.log(file);
