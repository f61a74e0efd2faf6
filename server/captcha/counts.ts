import type { Queries } from '../database/database';

/**
 * `get`, `check`: calls in a minute. `wrong`: failed answers in a minute. `locked`: stands until it ends.
 * `odd`: answers moved like a machine's, which only make the next pictures harder.
 */
export type CountKind = 'get' | 'check' | 'wrong' | 'locked' | 'odd';

export type Count = { kind: CountKind; subject: string; count: number; endsAt: Date };

type CountRow = { kind: CountKind; subject: string; count: number; ends_at: Date };

const read = ({ kind, subject, count, ends_at }: CountRow): Count => ({ kind, subject, count, endsAt: ends_at });

/** One statement: a window that has ended begins again at one, whoever else is counting at the same moment. */
const COUNT = `insert into captcha_counts (kind, subject, count, ends_at) values ($1, $2, 1, $4)
  on conflict (kind, subject) do update set
    count = case when captcha_counts.ends_at <= $3 then 1 else captcha_counts.count + 1 end,
    ends_at = case when captcha_counts.ends_at <= $3 then excluded.ends_at else captcha_counts.ends_at end
  returning kind, subject, count, ends_at`;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

export async function countOne(
  database: Queries,
  kind: CountKind,
  subject: string,
  now: Date,
  seconds: number,
): Promise<Count> {
  const [row] = await database.query<CountRow>(COUNT, [kind, subject, now, later(now, seconds)]);
  if (row === undefined) throw new Error('a count was not returned');
  return read(row);
}

/** All that stands against these subjects now. */
export async function standing(database: Queries, subjects: readonly string[], now: Date): Promise<Count[]> {
  const rows = await database.query<CountRow>(
    'select kind, subject, count, ends_at from captcha_counts where subject = any($1::text[]) and ends_at > $2',
    [[...subjects], now],
  );
  return rows.map(read);
}
