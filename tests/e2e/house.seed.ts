import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildStale } from '../../scripts/build/build-stale.mjs';
import { root } from '../../scripts/root.mjs';
import { readyAt, runBuiltGateway } from '../server/support/process';

export const SEED_FOLDER = 'HOUSE_SEED';

/** One first start for the whole run: every house begins with a copy of what it leaves behind. */
export default async function setup() {
  if (!buildStale(root)) throw new Error('The build failed');
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const gateway = runBuiltGateway(folder);
  await readyAt(gateway);
  gateway.child.kill('SIGTERM');
  await gateway.exit();
  process.env[SEED_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
