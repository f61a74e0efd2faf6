import type { InForce, SurchargeRow } from '../../../domain/offer/surcharge';
import { type Day, dayAt, daysAfter } from '../../../domain/values/days';
import type { Queries } from '../../base/database/database';

type SurchargeDeed = { at: Date; by: string | null };
type Person = string | null;

/**
 * A surcharge with the staff who put, approved and withdrew it. `putById`, `endingById`: to tell a second person apart.
 */
export type SurchargeRecord = SurchargeRow & {
  putAt: Date;
  putBy: Person;
  putById: Person;
  approvedAt: Date | null;
  approvedBy: Person;
  endingAt: Date | null;
  endingBy: Person;
  endingById: Person;
  droppedAt: Date | null;
  droppedBy: Person;
};

const COLUMNS = `s.surcharge_id as "surchargeId", s.mode, s.key, s.scope, s.classes, s.name, s.percent::float8 as percent,
  s.from_day as "from", s.until_day as "until"`;
const WHO = `s.put_at as "putAt", p.name as "putBy", s.put_by as "putById", s.approved_at as "approvedAt", a.name as "approvedBy",
  s.ending_at as "endingAt", e.name as "endingBy", s.ending_by as "endingById", s.dropped_at as "droppedAt", d.name as "droppedBy"`;
const PEOPLE = `left join staff p on p.id = s.put_by left join staff a on a.id = s.approved_by
  left join staff e on e.id = s.ending_by left join staff d on d.id = s.dropped_by`;

const COMPARED_DAYS = 14;

/** Days on which a surcharge applies; null if not approved. */
export function inForce({ mode, key, percent, classes, from, until, ...of }: SurchargeRecord): InForce | null {
  if (of.approvedAt === null) return null;
  const approved = dayAt(of.approvedAt.getTime());
  const dropped = of.droppedAt && daysAfter(dayAt(of.droppedAt.getTime()), -1);
  const [first, last] = [approved > from ? approved : from, dropped !== null && dropped < until ? dropped : until];
  return first > last ? null : { mode, key, percent, classes, first, last };
}

export const surchargeStore = (queries: Queries) => ({
  standing: (today: Day): Promise<SurchargeRow[]> =>
    queries.query<SurchargeRow>(
      `select ${COLUMNS} from surcharges s
        where s.approved_at is not null and s.dropped_at is null and s.until_day >= $1 order by s.from_day, s.surcharge_id`,
      [today],
    ),
  /** Serialises changes, so that each sees the others. */
  async change(): Promise<void> {
    await queries.query(`update day_data set revision = revision + 1 where name = 'surcharges'`);
  },
  async find(surchargeId: string): Promise<SurchargeRecord | undefined> {
    const [row] = await queries.query<SurchargeRecord>(
      `select ${COLUMNS}, ${WHO} from surcharges s ${PEOPLE} where s.surcharge_id = $1`,
      [surchargeId],
    );
    return row;
  },
  listed: (since: Day): Promise<SurchargeRecord[]> =>
    queries.query<SurchargeRecord>(
      `select ${COLUMNS}, ${WHO} from surcharges s ${PEOPLE} where s.until_day >= $1 order by s.put_at desc, s.surcharge_id`,
      [since],
    ),
  async beside(surchargeId: string, today: Day): Promise<InForce[]> {
    const rows = await this.listed(daysAfter(today, -COMPARED_DAYS));
    return rows.filter((one) => one.surchargeId !== surchargeId).flatMap((one) => inForce(one) ?? []);
  },
  put: (row: SurchargeRow, { at, by }: SurchargeDeed) =>
    queries.query(
      `insert into surcharges (surcharge_id, mode, key, scope, classes, name, percent, from_day, until_day, put_at, put_by)
       values ($1, $2, $3, $4, $5, $6, $7::numeric, $8, $9, $10, $11)`,
      [row.surchargeId, row.mode, row.key, row.scope, row.classes, row.name, row.percent, row.from, row.until, at, by],
    ),
  approve: (surchargeId: string, { at, by }: SurchargeDeed) =>
    queries.query('update surcharges set approved_at = $2, approved_by = $3 where surcharge_id = $1', [
      surchargeId,
      at,
      by,
    ]),
  end: (surchargeId: string, { at, by }: SurchargeDeed) =>
    queries.query('update surcharges set ending_at = $2, ending_by = $3 where surcharge_id = $1', [
      surchargeId,
      at,
      by,
    ]),
  drop: (surchargeId: string, { at, by }: SurchargeDeed) =>
    queries.query('update surcharges set dropped_at = $2, dropped_by = $3 where surcharge_id = $1', [
      surchargeId,
      at,
      by,
    ]),
});
