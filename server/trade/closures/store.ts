import type { Closure } from '../../../domain/offer/closure';
import type { Day } from '../../../domain/values/days';
import type { Queries } from '../../base/database/database';

export type ClosureRow = Closure & {
  putAt: Date;
  putBy: string | null;
  droppedAt: Date | null;
  droppedBy: string | null;
};

const COLUMNS = `c.closure_id as "closureId", c.mode, c.key, c.name, c.classes, c.reason, c.from_day as "from", c.until_day as "until"`;
const WHO = `c.put_at as "putAt", p.name as "putBy", c.dropped_at as "droppedAt", d.name as "droppedBy"`;
const PEOPLE = 'left join staff p on p.id = c.put_by left join staff d on d.id = c.dropped_by';

export const closureStore = (queries: Queries) => ({
  standing: (today: Day): Promise<Closure[]> =>
    queries.query<Closure>(
      `select ${COLUMNS} from closures c where c.dropped_at is null and c.until_day >= $1 order by c.from_day, c.closure_id`,
      [today],
    ),
  /** A shared lock: closures cannot change while an order is made. */
  async standingHeld(today: Day): Promise<Closure[]> {
    await queries.query(`select revision from day_data where name = 'closures' for share`);
    return this.standing(today);
  },
  /** Waits for running orders and blocks new ones until the change commits. */
  async change(): Promise<void> {
    await queries.query(`update day_data set revision = revision + 1 where name = 'closures'`);
  },
  async find(closureId: string): Promise<ClosureRow | undefined> {
    const [row] = await queries.query<ClosureRow>(
      `select ${COLUMNS}, ${WHO} from closures c ${PEOPLE} where c.closure_id = $1`,
      [closureId],
    );
    return row;
  },
  listed: (since: Day): Promise<ClosureRow[]> =>
    queries.query<ClosureRow>(
      `select ${COLUMNS}, ${WHO} from closures c ${PEOPLE} where c.until_day >= $1 order by c.put_at desc, c.closure_id`,
      [since],
    ),
  put: ({ closureId, mode, key, name, classes, reason, from, until }: Closure, by: string | null, now: Date) =>
    queries.query(
      `insert into closures (closure_id, mode, key, name, classes, reason, from_day, until_day, put_at, put_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [closureId, mode, key, name, classes, reason, from, until, now, by],
    ),
  drop: (closureId: string, by: string | null, now: Date) =>
    queries.query('update closures set dropped_at = $2, dropped_by = $3 where closure_id = $1 and dropped_at is null', [
      closureId,
      now,
      by,
    ]),
});
