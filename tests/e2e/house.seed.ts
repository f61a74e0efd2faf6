import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readyAt, runGateway, type Program } from '../server/support/process';

/** Where the data lies that every house of its own begins with. */
export const SEED_FOLDER = 'HOUSE_SEED';

/** Where the house stands that all journeys share which change nothing that another could see. */
export const SHARED_ORIGIN = 'HOUSE_SHARED';

async function end(gateway: Program) {
  gateway.child.kill('SIGTERM');
  await gateway.exit();
}

/**
 * One first start for the whole run: every house begins with a copy of what it leaves behind. One gateway stays open
 * for the journeys that share it; a worker could not close it, since it is ended without a word.
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const [seed, shared] = [join(folder, 'seed'), join(folder, 'shared')];
  const first = runGateway(seed);
  const open = runGateway(shared);
  const [, origin] = await Promise.all([readyAt(first), readyAt(open)]);
  await end(first);
  process.env[SEED_FOLDER] = seed;
  process.env[SHARED_ORIGIN] = origin;
  return async () => {
    await end(open);
    await rm(folder, { recursive: true, force: true });
  };
}
