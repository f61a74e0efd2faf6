// @ts-check
// Lints what has changed since it was last found clean, itself or through what it imports. The rest lints everything.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../root.mjs';
import { keep, readKept } from './kept.mjs';
import { digestsIn } from './lint/digests.mjs';

const KEPT = join(root, '.cache', 'lint', 'clean.json');
const OXLINT = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
/** So many names do not fit on a command line, and the whole house takes no longer. */
const MOST = 800;

const digests = digestsIn(root);
const clean = readKept(KEPT);
const changed = [...digests].filter(([path, digest]) => clean[path] !== digest).map(([path]) => path);

if (changed.length > 0) {
  const which = changed.length > MOST ? [] : changed;
  const { status } = spawnSync(process.execPath, [OXLINT, '--type-aware', '--deny-warnings', ...which], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
if (!process.exitCode) keep(KEPT, Object.fromEntries(digests));
