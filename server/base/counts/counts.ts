import type { Queries } from '../database/database';

/** Number of events per subject, until the window opened by the first of them ends. */
export type Count = { kind: string; subject: string; count: number; endsAt: Date };

/** One statement, so that an ended window restarts at one even under concurrent counting. */
const COUNT = `insert into counts as counted (kind, subject, count, ends_at)
  select $1::text, subject, 1, $4::timestamptz from unnest($2::text[]) as subject
  on conflict (kind, subject) do update set
    count = case when counted.ends_at <= $3 then 1 else counted.count + 1 end,
    ends_at = case when counted.ends_at <= $3 then excluded.ends_at else counted.ends_at end
  returning kind, subject, count, ends_at as "endsAt"`;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** Counts one per subject, in the given order; list shared subjects first, so that transactions cannot deadlock. */
export const countEach = (
  queries: Queries,
  kind: string,
  subjects: readonly string[],
  now: Date,
  seconds: number,
): Promise<Count[]> => queries.query<Count>(COUNT, [kind, [...subjects], now, later(now, seconds)]);

export async function countOne(
  queries: Queries,
  kind: string,
  subject: string,
  now: Date,
  seconds: number,
): Promise<Count> {
  const [row] = await countEach(queries, kind, [subject], now, seconds);
  if (row === undefined) throw new Error('a count was not returned');
  return row;
}

/** Counts like `countEach`, and also returns all other counts of `subjects`, in one statement. */
export const countAmong = (
  queries: Queries,
  kind: string,
  counted: readonly string[],
  subjects: readonly string[],
  now: Date,
  seconds: number,
) =>
  queries.query<Count>(
    `with one_more as (${COUNT})
     select kind, subject, count, "endsAt" from one_more
     union all
     select kind, subject, count, ends_at from counts where subject = any($5::text[]) and ends_at > $3 and kind <> $1`,
    [kind, [...counted], now, later(now, seconds), [...subjects]],
  );

export const uncountEach = (queries: Queries, kind: string, subjects: readonly string[]) =>
  queries.query('update counts set count = count - 1 where kind = $1 and subject = any($2::text[]) and count > 0', [
    kind,
    [...subjects],
  ]);

export const standingCounts = (queries: Queries, subjects: readonly string[], now: Date) =>
  queries.query<Count>(
    'select kind, subject, count, ends_at as "endsAt" from counts where subject = any($1::text[]) and ends_at > $2',
    [[...subjects], now],
  );

export const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));

export async function forgetCounts(queries: Queries, now: Date): Promise<void> {
  await queries.query('delete from counts where ends_at <= $1', [now]);
}
