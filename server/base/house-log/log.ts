import { createHash, createHmac } from 'node:crypto';

import type { CaseDeed } from '../../../domain/house/case';
import type { LogChain } from '../../../domain/house/log';
import type { Database, Queries } from '../database/database';
import { houseKey, houseKeyId } from './key';
import { readAnchors } from './anchors';
import { keepSeals, type Seal, sealsBetween, sealsDigest, buildSeals, findUnsealed } from './seals';

/** A log line, written in the transaction of its act. `staffId`: null for the gateway's own programs. */
export type LogEntry = { at: Date; staffId: string | null; act: string; subject: string; said: string };

type Line = LogEntry & { position: number; hash: Uint8Array; keyId: string | null };
type End = { position: number; hash: Uint8Array; keyId: string | null };

/** Each line hashes its predecessor: changing, removing or inserting one breaks all that follow. */
const linked = (before: Uint8Array, position: number, { at, staffId, act, subject, said }: LogEntry): Buffer =>
  createHash('sha256')
    .update(before)
    .update(JSON.stringify([position, at.toISOString(), staffId, act, subject, said]))
    .digest();

/** Hash of a line and the rows it seals, keyed by a key outside the database. */
const keyed = (before: Uint8Array, position: number, entry: LogEntry, seals: readonly Seal[]): Buffer =>
  createHmac('sha256', houseKey())
    .update(linked(before, position, entry))
    .update(sealsDigest(seals))
    .digest();

/** Marks the start of this key: the first line of a log begun without a key or with another one. */
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

/** Concurrent writers wait for each other at the end of the chain. */
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
  await append(inside, end, entry, await buildSeals(inside, entry.subject, isFirst));
}

export async function listDeeds(queries: Queries, subject: string): Promise<CaseDeed[]> {
  const rows = await queries.query<Omit<CaseDeed, 'at'> & { at: Date }>(
    `select l.act, l.at, p.name as who from desk_log l join staff p on p.id = l.staff_id
      where l.subject = $1 order by l.position desc limit 100`,
    [subject],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Words of people with one kind of act on a subject, the newest first. */
export async function saidWith(
  queries: Queries,
  subject: string,
  act: string,
): Promise<{ at: string; who: string; said: string }[]> {
  const rows = await queries.query<{ at: Date; who: string; said: string }>(
    `select l.at, p.name as who, l.said from desk_log l join staff p on p.id = l.staff_id
      where l.subject = $1 and l.act = $2 order by l.position desc limit 100`,
    [subject, act],
  );
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

const BATCH = 5_000;
const LINES = `select position, at, staff_id as "staffId", act, subject, said, hash, key_id as "keyId" from desk_log
  where position > $1 order by position limit ${BATCH}`;

/**
 * First line verified by this key; null if none. Earlier lines of another key are covered by the hash that ours starts
 * from.
 */
type Walk = { lines: number; keyedFrom: number | null; brokenAt: number | null; hashes: ReadonlyMap<number, string> };

/**
 * Checks each line against its predecessor and the last against the end. Lines written meanwhile move the end, so lines
 * are read before the end. `kept`: positions whose hashes are returned.
 */
async function walked(queries: Queries, kept: ReadonlySet<number>): Promise<Walk> {
  let before: Uint8Array = Buffer.alloc(0);
  let lines = 0;
  let keyedFrom: number | null = null;
  const hashes = new Map<number, string>();
  const ends = (brokenAt: number | null): Walk => ({ lines, keyedFrom, brokenAt, hashes });
  for (;;) {
    const more = await queries.query<Line>(LINES, [lines]);
    const seals = more.length === 0 ? [] : await sealsBetween(queries, lines, lines + BATCH);
    for (const line of more) {
      const isOurs = line.keyId === houseKeyId();
      const own = seals.filter((seal) => seal.position === line.position);
      const hash = isOurs ? keyed(before, lines + 1, line, own) : linked(before, lines + 1, line);
      const isRead = isOurs || line.keyId === null;
      if (line.position !== lines + 1 || (isRead && !hash.equals(line.hash))) return ends(lines + 1);
      // After a keyed line, an unkeyed one was inserted.
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
  const changed = await findUnsealed(queries);
  const brokenAt = broken ?? (lost ? Math.min(lost.position, lines + 1) : null);
  return { lines, keyedFrom, anchors: anchors.length, brokenAt, changed };
}

/** First invalid line; null if the chain is intact. */
export const findBrokenLine = async (queries: Queries): Promise<number | null> =>
  (await walked(queries, new Set())).brokenAt;

export const noteCommand = (database: Database, command: string, words: readonly string[], at: Date): Promise<void> =>
  database.tx((inside) =>
    noteAct(inside, { at, staffId: null, act: 'command', subject: `command/${command}`, said: words.join(' ') }),
  );
