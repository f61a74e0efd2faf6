import type { Queries } from '../../base/database/database';
import type { SheetFigures } from '../../../domain/offer/tariff-change';

type Deed = { at: Date; by: string | null };

/** Prices of one sheet from a moment on, until the next edition begins. */
export type NewEdition = { sheet: string; from: Date; rows: SheetFigures };
export type TariffEdition = NewEdition & { edition: number; putById: string | null; approvedAt: Date | null };

const COLUMNS = `t.sheet, t.edition, t.from_at as "from", t.rows, t.put_by as "putById", t.approved_at as "approvedAt"`;

export const tariffStore = (queries: Queries) => ({
  inForce: (now: Date): Promise<Pick<TariffEdition, 'sheet' | 'edition' | 'rows'>[]> =>
    queries.query(
      `select t.sheet, t.edition, t.rows from tariff_editions t
        where t.approved_at is not null and t.dropped_at is null and t.from_at <= $1 and not exists (
          select 1 from tariff_editions o where o.sheet = t.sheet and o.approved_at is not null
            and o.dropped_at is null and o.from_at <= $1 and o.edition > t.edition)
        order by t.sheet`,
      [now],
    ),
  /** Editions of a sheet that were not withdrawn, the newest first. */
  standing: (sheet: string): Promise<TariffEdition[]> =>
    queries.query(
      `select ${COLUMNS} from tariff_editions t
        where t.sheet = $1 and t.dropped_at is null order by t.edition desc`,
      [sheet],
    ),
  /** The newest edition of each sheet that was not withdrawn. */
  newest: (): Promise<TariffEdition[]> =>
    queries.query(
      `select ${COLUMNS} from tariff_editions t where t.dropped_at is null and not exists (
         select 1 from tariff_editions o where o.sheet = t.sheet and o.dropped_at is null and o.edition > t.edition)`,
    ),
  change: () => queries.query(`update day_data set revision = revision + 1 where name = 'tariffs'`),
  async put({ sheet, from, rows }: NewEdition, { at, by }: Deed): Promise<number> {
    const [made] = await queries.query<{ edition: number }>(
      `insert into tariff_editions (sheet, edition, from_at, rows, put_at, put_by)
       select $1::text, coalesce(max(edition), 0) + 1, $2::timestamptz, $3::jsonb, $4::timestamptz, $5::text
         from tariff_editions where sheet = $1::text returning edition`,
      [sheet, from, JSON.stringify(rows), at, by],
    );
    return made?.edition ?? 0;
  },
  approve: (sheet: string, edition: number, { at, by }: Deed) =>
    queries.query('update tariff_editions set approved_at = $3, approved_by = $4 where sheet = $1 and edition = $2', [
      sheet,
      edition,
      at,
      by,
    ]),
  drop: (sheet: string, edition: number, { at, by }: Deed) =>
    queries.query('update tariff_editions set dropped_at = $3, dropped_by = $4 where sheet = $1 and edition = $2', [
      sheet,
      edition,
      at,
      by,
    ]),
});
