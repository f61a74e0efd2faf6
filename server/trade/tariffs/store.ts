import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { QUEUED_STATES } from '../../../domain/house/queue';
import type { SheetCells } from '../../../domain/offer/tariff-change';

type Deed = { at: Date; by: string | null };

export type NewEdition = { sheet: string; from: Date; rows: SheetCells };
export type TariffEdition = NewEdition & { edition: number; putById: string | null; approvedAt: Date | null };

export type EditionEntry = { sheet: string; edition: number; isInForce: boolean };

const COLUMNS = `t.sheet, t.edition, t.from_at as "from", t.rows, t.put_by as "putById", t.approved_at as "approvedAt"`;

export const tariffStore = (queries: Queries) => ({
  begun: (now: Date, { ships, since }: { ships: string; since: Date }): Promise<EditionEntry[]> =>
    queries.query(
      `select * from (
         select t.sheet, t.edition, t.from_at, t.dropped_at is null and not exists (
           select 1 from tariff_editions o where o.sheet = t.sheet and o.approved_at is not null
             and o.dropped_at is null and o.from_at <= $1 and o.edition > t.edition) as "isInForce"
           from tariff_editions t where t.approved_at is not null and t.from_at <= $1) b
        where b."isInForce" or (starts_with(b.sheet, $2) and b.from_at > $3) order by b.sheet, b.edition`,
      [now, ships, since],
    ),
  rowsOf: (editions: readonly string[]): Promise<{ name: string; rows: SheetCells }[]> =>
    queries.query(
      `select sheet || '/' || edition as name, rows from tariff_editions where sheet || '/' || edition = any($1)`,
      [editions],
    ),
  async ordersOn(stockIds: readonly string[]): Promise<number> {
    if (stockIds.length === 0) return 0;
    return queryCount(
      queries,
      `select count(*) as count from orders o where o.state = any($1) and exists (
         select 1 from jsonb_array_elements(o.takings) t where t ->> 'stockId' = any($2))`,
      [QUEUED_STATES, stockIds],
    );
  },
  async quotesOn(sailingIds: readonly string[], now: Date): Promise<number> {
    if (sailingIds.length === 0) return 0;
    return queryCount(
      queries,
      `select count(*) as count from quotes q where q.order_no is null and q.locked_until > $1
         and coalesce(q.offer #>> '{detail,voyage,sailingId}', q.offer #>> '{detail,sailingId}', q.offer_id) = any($2)`,
      [now, sailingIds],
    );
  },
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
  /** Orders hold the row of closures: none is placed on a ship while its departures change. */
  change: (isOfShips: boolean) =>
    queries.query(
      `update day_data set revision = revision + 1 where name = 'tariffs' or ($1::boolean and name = 'closures')`,
      [isOfShips],
    ),
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
