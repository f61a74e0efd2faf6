import type { Database } from '../../../server/base/database/database';
import { booksOf } from '../../server/support/books';

export type Report = {
  faults: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  halves: number;
  modes: Record<string, number>;
};

const count = async (database: Database, sql: string, parameters: string[][] = []): Promise<number> =>
  (await database.query<{ count: number }>(sql, parameters))[0]?.count ?? 0;

const HALVES = [
  'select count(*) as count from orders o where not exists (select 1 from order_events e where e.order_no = o.order_no)',
  // Dangerous goods have an extra event, the forwarding to dangerous goods staff.
  `select count(*) as count from orders o where (case when o.is_danger then 3 else 2 end)
     <> (select count(*) from order_events e where e.order_no = o.order_no)`,
  `select count(*) as count from orders o
    where not exists (select 1 from order_keys k where k.answer->>'orderNo' = o.order_no)`,
  'select count(*) as count from order_keys where answer is null',
  `select count(*) as count from order_keys k
    where not exists (select 1 from orders o where o.order_no = k.answer->>'orderNo')`,
  `select count(*) as count from orders o
    where not exists (select 1 from quotes q where q.quote_id = o.quote_id and q.order_no = o.order_no)`,
  `select count(*) as count from quotes q
    where q.order_no is not null and not exists (select 1 from orders o where o.order_no = q.order_no)`,
  `select count(*) as count from orders where takings = '[]'`,
  // In modes with segregation every order has a neighbour row, and every neighbour row an order.
  `select count(*) as count from neighbours n where not exists (select 1 from orders o where o.order_no = n.order_no)`,
  `select count(*) as count from orders o where o.mode in (select distinct n.mode from neighbours b
     join orders n on n.order_no = b.order_no) and not exists (select 1 from neighbours b where b.order_no = o.order_no)`,
];

const BY_MODE = 'select mode, count(*) as orders from orders group by mode order by mode';

/** Compares acknowledged orders by key with the database at the end. */
export function createLedger() {
  const promised = new Map<string, Set<string>>();
  const report: Report = { faults: 0, acknowledged: 0, lost: 0, duplicated: 0, halves: 0, modes: {} };
  return {
    report,
    fault: () => void (report.faults += 1),
    promise: (key: string, orderNo: string): void => {
      promised.set(key, (promised.get(key) ?? new Set()).add(orderNo));
    },
    audit: async (database: Database): Promise<Report> => {
      const numbers = [...promised.values()].flatMap((orders) => [...orders]);
      const there = await count(database, 'select count(*) as count from orders where order_no = any($1)', [numbers]);
      const orders = await count(database, 'select count(*) as count from orders');
      report.acknowledged = promised.size;
      report.lost = numbers.length - there;
      // Every attempt was settled, so more orders than keys are duplicates.
      report.duplicated = Math.max(0, numbers.length - promised.size) + Math.max(0, orders - promised.size);
      for (const sql of HALVES) report.halves += await count(database, sql);
      report.halves += (await booksOf(database)).filter(({ taken, held }) => taken !== held).length;
      for (const { mode, orders: made } of await database.query<{ mode: string; orders: number }>(BY_MODE))
        report.modes[mode] = made;
      return report;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
