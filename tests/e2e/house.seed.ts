import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readyAt, runGateway, type Program } from '../server/support/process';

/** Environment variable with the seed data folder. */
export const SEED_FOLDER = 'HOUSE_SEED';

/** Environment variable with the origin of the shared server. */
export const SHARED_ORIGIN = 'HOUSE_SHARED';

async function end(gateway: Program) {
  gateway.child.kill('SIGTERM');
  await gateway.exit();
}

/**
 * One initial start per run: every server starts with a copy of its data. One gateway stays open for tests without side
 * effects; it is closed here, since workers end without a teardown.
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  const [seed, shared] = [join(folder, 'seed'), join(folder, 'shared')];
  const first = runGateway(seed);
  await readyAt(first);
  await end(first);
  await cp(seed, shared, { recursive: true });
  const open = runGateway(shared);
  process.env[SEED_FOLDER] = seed;
  process.env[SHARED_ORIGIN] = await readyAt(open);
  return async () => {
    await end(open);
    await rm(folder, { recursive: true, force: true });
  };
}
