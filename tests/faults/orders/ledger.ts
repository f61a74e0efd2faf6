import type { Database } from '../../../server/database/database';

export type Report = { faults: number; acknowledged: number; lost: number; duplicated: number; halves: number };

const count = async (database: Database, sql: string, parameters: string[][] = []): Promise<number> =>
  (await database.query<{ count: number }>(sql, parameters))[0]?.count ?? 0;

/** Every row of an order that is not where the others are. */
const HALVES = [
  'select count(*) as count from orders o where not exists (select 1 from order_events e where e.order_no = o.order_no)',
  `select count(*) as count from orders o
    where 3 <> (select count(*) from order_events e where e.order_no = o.order_no)`,
  `select count(*) as count from orders o
    where not exists (select 1 from order_keys k where k.answer->>'orderNo' = o.order_no)`,
  'select count(*) as count from order_keys where answer is null',
  `select count(*) as count from order_keys k
    where not exists (select 1 from orders o where o.order_no = k.answer->>'orderNo')`,
  `select count(*) as count from orders o
    where not exists (select 1 from quotes q where q.quote_id = o.quote_id and q.order_no = o.order_no)`,
  `select count(*) as count from quotes q
    where q.order_no is not null and not exists (select 1 from orders o where o.order_no = q.order_no)`,
  `select count(*) as count from takings t
    where t.taken <> (select count(*) from orders o where o.offer_id = t.stock_id)`,
  `select count(*) as count from orders o where not exists (select 1 from takings t where t.stock_id = o.offer_id)`,
];

/** What was promised, by key, held against what the database has once everybody has gone. */
export function createLedger() {
  const promised = new Map<string, Set<string>>();
  const report: Report = { faults: 0, acknowledged: 0, lost: 0, duplicated: 0, halves: 0 };
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
      // Every attempt was settled, so an order more than there are keys is one too many.
      report.duplicated = Math.max(0, numbers.length - promised.size) + Math.max(0, orders - promised.size);
      for (const sql of HALVES) report.halves += await count(database, sql);
      return report;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
