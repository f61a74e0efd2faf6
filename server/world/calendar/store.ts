import type { Calendar, CalendarYear } from '../../../domain/values/days-off';
import type { Queries } from '../../base/database/database';

export type NewYear = Pick<CalendarYear, 'year' | 'off' | 'worked' | 'isTold'>;

type Row = NewYear & { putAt: Date; droppedAt: Date | null };
type By = { by: string | null; now: Date };

export const calendarStore = (queries: Queries) => ({
  async all(): Promise<Calendar> {
    const rows = await queries.query<Row>(
      `select year, off, worked, is_told as "isTold", put_at as "putAt", dropped_at as "droppedAt"
         from calendar_years order by put_at, year, edition`,
    );
    return rows.map(({ putAt, droppedAt, ...year }) => ({
      ...year,
      putAt: putAt.getTime(),
      droppedAt: droppedAt?.getTime() ?? null,
    }));
  },
  put: ({ year, off, worked, isTold }: NewYear, { by, now }: By) =>
    queries.query(
      `insert into calendar_years (year, edition, off, worked, is_told, put_at, put_by)
       select $1::text, coalesce(max(edition), 0) + 1, $2::jsonb, $3::jsonb, $4::boolean, $5::timestamptz, $6::text
         from calendar_years where year = $1::text`,
      [year, JSON.stringify(off), JSON.stringify(worked), isTold, now, by],
    ),
  /** Withdraws the newest edition in force; the built-in one stays. */
  drop: (year: string, { by, now }: By) =>
    queries.query(
      `update calendar_years set dropped_at = $2, dropped_by = $3
        where year = $1 and put_at > to_timestamp(0) and edition =
          (select max(edition) from calendar_years where year = $1 and dropped_at is null)`,
      [year, now, by],
    ),
});
