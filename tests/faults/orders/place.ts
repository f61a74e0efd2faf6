import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensurePostgres } from '../../../scripts/ensure-postgres.mjs';
import type { Database } from '../../../server/base/database/database';
import { openEmbedded } from '../../../server/base/database/embedded';
import { openPostgres } from '../../../server/base/database/postgres';
import { type Program, readyAt, run } from '../../server/support/process';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export type House = { url: string; kill: () => Promise<void>; stop: () => Promise<void> };

/** Storage of an installation without a running gateway. */
export type Place = {
  engine: Engine;
  /** Starts a gateway. `began` receives the process before it is ready, so that it can be killed early. */
  open: (began?: (program: Program) => void) => Promise<House>;
  database: () => Promise<Database>;
  remove: () => Promise<void>;
};

async function start(env: Record<string, string>, began: (program: Program) => void = () => undefined): Promise<House> {
  const program = run('tests/faults/orders/gateway.program.ts', env);
  began(program);
  const url = await readyAt(program);
  const end = (signal: NodeJS.Signals) => async () => {
    program.child.kill(signal);
    await program.exit();
  };
  return { url, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

function embedded(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'chemlane-orders-'));
  const dataDir = join(folder, 'data');
  return {
    engine: 'pglite',
    open: (began) => start({ DATA_DIR: dataDir }, began),
    database: () => openEmbedded(dataDir),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function external(): Promise<Place | null> {
  const server = await ensurePostgres();
  if (!server) return null;
  const schema = `f_${randomBytes(6).toString('hex')}`;
  const address = new URL(server.url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  const ignore = () => undefined;
  const maker = openPostgres(server.url, ignore);
  await maker.query(`create schema ${schema}`);
  return {
    engine: 'postgres',
    open: (began) => start({ DATABASE_URL: address.href }, began),
    database: async () => openPostgres(address.href, ignore),
    remove: async () => {
      await maker.query(`drop schema ${schema} cascade`);
      await maker.close();
      await server.stop();
    },
  };
}

/** Null without PostgreSQL on this machine. */
export const placeOn = async (engine: Engine): Promise<Place | null> => (engine === 'pglite' ? embedded() : external());
