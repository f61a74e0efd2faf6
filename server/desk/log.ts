import { createHash } from 'node:crypto';

import type { Done } from '../../domain/house/case';
import type { LogChain } from '../../domain/house/log';
import type { Queries } from '../database/database';

/** What somebody of the house has done. It is written down in the transaction that does it. */
export type LogEntry = { at: Date; staffId: string; act: string; subject: string; said: string };

type Line = LogEntry & { position: number; hash: Uint8Array };

/** Each line holds the one before it: whoever changes one, leaves one out or puts one in breaks all that follow. */
const linked = (before: Uint8Array, position: number, { at, staffId, act, subject, said }: LogEntry): Buffer =>
  createHash('sha256')
    .update(before)
    .update(JSON.stringify([position, at.toISOString(), staffId, act, subject, said]))
    .digest();

/** Those who write at once wait for each other at the end of the chain. */
export async function noteAct(inside: Queries, entry: LogEntry): Promise<void> {
  const [end] = await inside.query<{ position: number; hash: Uint8Array }>(
    'select position, hash from desk_log_end for update',
  );
  if (!end) throw new Error('the log of the desk has lost its end');
  const position = end.position + 1;
  const hash = linked(end.hash, position, entry);
  const { at, staffId, act, subject, said } = entry;
  await inside.query(
    'insert into desk_log (position, at, staff_id, act, subject, said, hash) values ($1, $2, $3, $4, $5, $6, $7)',
    [position, at, staffId, act, subject, said, hash],
  );
  await inside.query('update desk_log_end set position = $1, hash = $2', [position, hash]);
}

/** What was done with this, the last one first. */
export async function doneWith(queries: Queries, subject: string): Promise<Done[]> {
  const rows = await queries.query<Omit<Done, 'at'> & { at: Date }>(
    `select l.act, l.at, p.name as who from desk_log l join staff p on p.id = l.staff_id
      where l.subject = $1 order by l.position desc limit 100`,
    [subject],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const BATCH = 5_000;

/**
 * Every line by the one before it, and the last one by the end. Lines that are written meanwhile come with an end of
 * their own, so they are read before the end is asked again.
 */
export async function checkedLog(queries: Queries): Promise<LogChain> {
  let before: Uint8Array = Buffer.alloc(0);
  let lines = 0;
  for (;;) {
    const more = await queries.query<Line>(
      `select position, at, staff_id as "staffId", act, subject, said, hash from desk_log
        where position > $1 order by position limit ${BATCH}`,
      [lines],
    );
    for (const line of more) {
      const hash = linked(before, lines + 1, line);
      if (line.position !== lines + 1 || !hash.equals(line.hash)) return { lines, brokenAt: lines + 1 };
      [before, lines] = [hash, lines + 1];
    }
    if (more.length > 0) continue;
    const [end] = await queries.query<{ position: number; hash: Uint8Array }>(
      'select position, hash from desk_log_end',
    );
    if (end?.position === lines) return { lines, brokenAt: Buffer.from(end.hash).equals(before) ? null : lines };
    const [next] = await queries.query('select 1 from desk_log where position > $1 limit 1', [lines]);
    if (!next) return { lines, brokenAt: lines + 1 };
  }
}

/** The first line that does not hold; null where the whole chain does. */
export const brokenAt = async (queries: Queries): Promise<number | null> => (await checkedLog(queries)).brokenAt;
