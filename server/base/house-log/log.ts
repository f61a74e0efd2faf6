import { createHash, createHmac } from 'node:crypto';

import type { CaseDeed } from '../../../domain/house/case';
import type { LogChain } from '../../../domain/house/log';
import type { Database, Queries } from '../database/database';
import { houseKey, houseKeyId } from './key';
import { readAnchors } from './anchors';
import { keepSeals, type Seal, sealsAfter, sealsDigest, sealsOf, unsealed } from './seals';

/** A line of the log, written in the transaction that does the act. `staffId`: null of the house's own program. */
export type LogEntry = { at: Date; staffId: string | null; act: string; subject: string; said: string };

type Line = LogEntry & { position: number; hash: Uint8Array; keyId: string | null };
type End = { position: number; hash: Uint8Array; keyId: string | null };

/** Each line seals the one before it: a changed, missing or added line breaks all that follow. */
const linked = (before: Uint8Array, position: number, { at, staffId, act, subject, said }: LogEntry): Buffer =>
  createHash('sha256')
    .update(before)
    .update(JSON.stringify([position, at.toISOString(), staffId, act, subject, said]))
    .digest();

/** The same by the key, which is not in the database, with the rows that the line seals. */
const keyed = (before: Uint8Array, position: number, entry: LogEntry, seals: readonly Seal[]): Buffer =>
  createHmac('sha256', houseKey())
    .update(linked(before, position, entry))
    .update(sealsDigest(seals))
    .digest();

/** From this line on the log is keyed, by this key: the first line of a log that was begun without, or by another key. */
const CHAIN_KEYED = 'chain.keyed';

async function append(inside: Queries, end: End, entry: LogEntry, seals: readonly Seal[]): Promise<End> {
  const position = end.position + 1;
  const next = { position, hash: keyed(end.hash, position, entry, seals), keyId: houseKeyId() };
  const { at, staffId, act, subject, said } = entry;
  await inside.query(
    `insert into desk_log (position, at, staff_id, act, subject, said, hash, key_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [position, at, staffId, act, subject, said, next.hash, next.keyId],
  );
  await keepSeals(inside, position, seals);
  await inside.query('update desk_log_end set position = $1, hash = $2, key_id = $3', [
    position,
    next.hash,
    next.keyId,
  ]);
  return next;
}

/** Those who write at once wait for each other at the end of the chain. */
export async function noteAct(inside: Queries, entry: LogEntry): Promise<void> {
  let [end] = await inside.query<End>('select position, hash, key_id as "keyId" from desk_log_end for update');
  if (!end) throw new Error('the log of the desk has lost its end');
  const isFirst = end.keyId === null;
  if (end.position > 0 && end.keyId !== houseKeyId())
    end = await append(
      inside,
      end,
      { at: entry.at, staffId: null, act: CHAIN_KEYED, subject: 'log', said: houseKeyId() },
      [],
    );
  await append(inside, end, entry, await sealsOf(inside, entry.subject, isFirst));
}

/** Lines about one subject, the last one first. */
export async function doneWith(queries: Queries, subject: string): Promise<CaseDeed[]> {
  const rows = await queries.query<Omit<CaseDeed, 'at'> & { at: Date }>(
    `select l.act, l.at, p.name as who from desk_log l join staff p on p.id = l.staff_id
      where l.subject = $1 order by l.position desc limit 100`,
    [subject],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const BATCH = 5_000;
const LINES = `select position, at, staff_id as "staffId", act, subject, said, hash, key_id as "keyId" from desk_log
  where position > $1 order by position limit ${BATCH}`;

/** Lines from which this key vouches; null where none does. A line of another key before that is held by the hash that ours begins with. */
type Walk = { lines: number; keyedFrom: number | null; brokenAt: number | null; hashes: ReadonlyMap<number, string> };

/**
 * Every line by the one before it, and the last one by the end. Lines that are written meanwhile come with an end of
 * their own, so they are read before the end is asked again. `kept`: the positions whose hashes are wanted.
 */
async function walked(queries: Queries, kept: ReadonlySet<number>): Promise<Walk> {
  let before: Uint8Array = Buffer.alloc(0);
  let lines = 0;
  let keyedFrom: number | null = null;
  const hashes = new Map<number, string>();
  const ends = (brokenAt: number | null): Walk => ({ lines, keyedFrom, brokenAt, hashes });
  for (;;) {
    const more = await queries.query<Line>(LINES, [lines]);
    const seals = more.length === 0 ? [] : await sealsAfter(queries, lines, lines + BATCH);
    for (const line of more) {
      const isOurs = line.keyId === houseKeyId();
      const own = seals.filter((seal) => seal.position === line.position);
      const hash = isOurs ? keyed(before, lines + 1, line, own) : linked(before, lines + 1, line);
      const isRead = isOurs || line.keyId === null;
      if (line.position !== lines + 1 || (isRead && !hash.equals(line.hash))) return ends(lines + 1);
      // Once a key vouches, a line without one has been put there.
      if (keyedFrom !== null && line.keyId === null) return ends(lines + 1);
      if (!isOurs) keyedFrom = null;
      else keyedFrom ??= line.position;
      [before, lines] = [line.hash, lines + 1];
      if (kept.has(lines)) hashes.set(lines, Buffer.from(before).toString('hex'));
    }
    if (more.length > 0) continue;
    const [end] = await queries.query<End>('select position, hash, key_id as "keyId" from desk_log_end');
    if (end?.position === lines) return ends(Buffer.from(end.hash).equals(before) ? null : lines);
    const [next] = await queries.query('select 1 from desk_log where position > $1 limit 1', [lines]);
    if (!next) return ends(lines + 1);
  }
}

/** The whole check: the lines, the ends that were noted outside of the database, and the rows that lines have sealed. */
export async function checkedLog(queries: Queries): Promise<LogChain> {
  const anchors = readAnchors();
  const {
    lines,
    keyedFrom,
    brokenAt: broken,
    hashes,
  } = await walked(queries, new Set(anchors.map((one) => one.position)));
  const lost = anchors.find(({ position, hash }) =>
    position <= lines ? hashes.get(position) !== hash : broken === null,
  );
  const changed = await unsealed(queries);
  const brokenAt = broken ?? (lost ? Math.min(lost.position, lines + 1) : null);
  return { lines, keyedFrom, anchors: anchors.length, brokenAt, changed };
}

/** The first line that does not hold; null where the whole chain does. */
export const brokenAt = async (queries: Queries): Promise<number | null> => (await walked(queries, new Set())).brokenAt;

/** A command of this installation leaves its line; what it was told is in its words. */
export const noteCommand = (database: Database, command: string, words: readonly string[], at: Date): Promise<void> =>
  database.tx((inside) =>
    noteAct(inside, { at, staffId: null, act: 'command', subject: `command/${command}`, said: words.join(' ') }),
  );
