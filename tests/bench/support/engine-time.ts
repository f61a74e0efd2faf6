import { readFileSync } from 'node:fs';

import type { Database } from '../../../server/base/database/database';

/** Milliseconds of processor time used by a database, independent of other load. `ready` runs before a reading. */
export type EngineTime = { ready(): Promise<void>; had(): number };

/** The embedded database runs in this process. */
export const embeddedTime: EngineTime = {
  ready: () => Promise.resolve(),
  had() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

const NANOSECONDS = 1_000_000;

/** A server has one process per connection; the client work in this process counts too. */
export function serverTime({ query }: Pick<Database, 'query'>): EngineTime {
  const pids = new Map<number, number>();
  function read(pid: number): void {
    try {
      pids.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS);
    } catch {
      // Time of closed connections stays at its last reading.
    }
  }
  return {
    async ready() {
      const own = await query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
      );
      for (const { pid } of own) read(pid);
      if (pids.size === 0) throw new Error('the processes of the server are not on this machine');
    },
    had() {
      for (const pid of pids.keys()) read(pid);
      return [...pids.values()].reduce((all, one) => all + one, embeddedTime.had());
    },
  };
}
