import type { Ballast } from './ballast';
import type { Database, Queries } from './database';
import { sqlState } from './retry';
import { DatabaseUnavailable } from './unavailable';

const DISK_FULL = '53100';
const LOOK_EVERY_MS = 1_000;

const BEGINS_AS_READ = /^\s*(?:select|show|set|with|values|declare|fetch|close)\b/i;
const WRITES = /\b(?:insert|update|delete|truncate|nextval)\b|\bfor\s+(?:no\s+key\s+update|key\s+share|share)\b/i;

export const isRead = (sql: string): boolean => BEGINS_AS_READ.test(sql) && !WRITES.test(sql);

/** A database on a disk of limited room: with none left it goes on reading, and writes again when there is some. */
export function mindingRoom(database: Database, ballast: Ballast, elapsed = () => performance.now()): Database {
  let lookedAt = Number.NEGATIVE_INFINITY;
  function hasRoom(): boolean {
    if (ballast.isLaid()) return true;
    if (elapsed() - lookedAt < LOOK_EVERY_MS) return false;
    lookedAt = elapsed();
    return ballast.lay();
  }

  const minding = ({ query }: Queries): Queries => ({
    async query(sql, parameters) {
      if (!isRead(sql) && !hasRoom()) throw new DatabaseUnavailable('full', 'its ballast is gone');
      return query<never>(sql, parameters).catch((error: unknown) => {
        throw sqlState(error) === DISK_FULL ? new DatabaseUnavailable('full', error) : error;
      });
    },
  });

  return { ...database, ...minding(database), tx: (work) => database.tx((inside) => work(minding(inside))) };
}
