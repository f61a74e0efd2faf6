import { setTimeout as pause } from 'node:timers/promises';

import { ensurePostgres } from '../../../scripts/ensure-postgres.mjs';
import type { Database } from '../../../server/base/database/database';
import { openPostgres } from '../../../server/base/database/postgres';
import { type Program, readyAt, run } from '../../server/support/process';
import { openProxy } from './proxy';

type Gateway = { program: Program; url: string };

const STEPS_MS = [600_000, -600_000, 7_200_000, -7_200_000];

export async function openCluster(count: number) {
  const server = await ensurePostgres();
  const restart = server?.restart;
  if (!server || !restart) {
    await server?.stop();
    return null;
  }
  const proxy = await openProxy();
  const gateways: Gateway[] = [];

  async function add(turn: number): Promise<void> {
    const step = STEPS_MS[turn % STEPS_MS.length] ?? 0;
    const env = { DATABASE_URL: server?.url ?? '', CLOCK_STEP_MS: String(step) };
    const program = run('tests/faults/orders/gateway.program.ts', env);
    const url = await readyAt(program);
    gateways.push({ program, url });
    proxy.add(url);
  }
  /** A gateway may fail to start without the database; the supervisor restarts it. */
  async function addPatiently(turn: number): Promise<void> {
    while (
      !(await add(turn)
        .then(() => true)
        .catch(() => false))
    )
      await pause(500);
  }
  async function remove(gateway: Gateway, signal: NodeJS.Signals): Promise<void> {
    gateways.splice(gateways.indexOf(gateway), 1);
    proxy.drop(gateway.url);
    gateway.program.child.kill(signal);
    await gateway.program.exit();
  }
  const any = () => gateways[Math.floor(Math.random() * gateways.length)];
  const withDatabase = async <TResult>(work: (database: Database) => Promise<TResult>): Promise<TResult> => {
    const database = openPostgres(server.url, () => undefined);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  let turn = 0;
  for (; turn < count; turn += 1) await add(turn);
  return {
    proxy,
    urls: () => gateways.map(({ url }) => url),
    withDatabase,
    /** Gateways that exited by themselves: must be none. */
    fallen: () => gateways.filter(({ program }) => program.child.exitCode !== null).length,
    faults: {
      killed: async () => {
        const gateway = any();
        if (gateway) await remove(gateway, 'SIGKILL');
        turn += 1;
        await addPatiently(turn);
      },
      terminated: () =>
        withDatabase((database) =>
          database.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
          ),
        ),
      restarted: () => restart('SIGINT', 0),
      restartedAtOnce: () => restart('SIGQUIT', 0),
      away: () => restart('SIGINT', 10_000),
      stepped: () => Promise.resolve(void any()?.program.child.kill('SIGUSR2')),
    },
    close: async () => {
      for (let gateway = gateways[0]; gateway; gateway = gateways[0]) await remove(gateway, 'SIGTERM');
      await proxy.close();
    },
    stop: () => server.stop(),
  };
}

export type Cluster = NonNullable<Awaited<ReturnType<typeof openCluster>>>;
export type Fault = keyof Cluster['faults'];
