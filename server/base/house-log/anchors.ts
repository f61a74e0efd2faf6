import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { Clock } from '../clock';
import type { Queries } from '../database/database';
import type { Log } from '../log';

type Anchor = { position: number; hash: string };

/** Lines of `at position hash`: the last end of each day. */
let file: string | null = null;

export const setAnchorFile = (path: string | null): void => void (file = path);

const ANCHOR = /^\S+ (\d{1,12}) ([\da-f]{64})$/;

export function readAnchors(): Anchor[] {
  if (file === null || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, position, hash] = ANCHOR.exec(line) ?? [];
      return position === undefined || hash === undefined ? [] : [{ position: Number(position), hash }];
    });
}

export const ANCHORS = 'desk-log-ends.txt';

/** Records an end of the log. True if it is the first of its day, which is also logged. */
function noteAnchor({ position, hash }: Anchor, at: Date): boolean {
  if (file === null) return false;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const last = lines.at(-1) ?? '';
  if (last.endsWith(` ${position} ${hash}`)) return false;
  const isSameDay = last.startsWith(at.toISOString().slice(0, 10));
  const past = isSameDay ? lines.slice(0, -1) : lines;
  // Written to a new file and renamed, so that a killed process leaves the old or the new one.
  writeFileSync(`${file}.new`, `${[...past, `${at.toISOString()} ${position} ${hash}`].join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return !isSameDay;
}

export async function noteEnd(queries: Queries, clock: Clock, log: Log): Promise<void> {
  const [end] = await queries.query<{ position: number; hash: Uint8Array }>(
    'select position, hash from desk_log_end where position > 0',
  );
  if (!end) return;
  const anchor = { position: end.position, hash: Buffer.from(end.hash).toString('hex') };
  if (noteAnchor(anchor, new Date(clock.now()))) log({ level: 'info', event: 'desk-log-end', ...anchor });
}
