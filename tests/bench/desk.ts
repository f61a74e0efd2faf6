// What a look at each queue of the house's desk takes with 200,000 orders, 10,000 of them open, on both databases.
import { PGlite } from '@electric-sql/pglite';

import { ensurePostgres } from '../../scripts/ensure-postgres.mjs';
import { ORDER_QUEUE_IDS, ORDER_QUEUES, queuesOf } from '../../domain/house/queue';
import { STAFF_ROLES } from '../../domain/house/roles';
import { systemClock } from '../../server/clock';
import type { Database } from '../../server/database/database';
import { PARSERS, pgliteDriver } from '../../server/database/pglite-driver';
import { openPostgres } from '../../server/database/postgres';
import { seedDemoAccounts } from '../../server/demo/accounts';
import { seedDemoOrders } from '../../server/demo/orders';
import { countsFor } from '../../server/desk/counts';
import { enquiriesOf } from '../../server/desk/enquiries/queue';
import { queueOf } from '../../server/desk/orders/queue';
import { verificationsOf } from '../../server/desk/verifications/queue';
import { rounded } from './support/figures';
import { benchGateway } from './support/gateway';

const ORDERS = 200_000;
const OPEN = 10_000;
const AT_ONCE = 10_000;
const ROUNDS = 200;
const MOST_MS = 20;

const STATES = ORDER_QUEUE_IDS.flatMap((id) => [...ORDER_QUEUES[id]]);

/** One order of the demo so many times, each a minute older than the one before. */
const MANY = `insert into orders
  select (jsonb_populate_record(o, jsonb_build_object(
      'order_no', 'ZZ' || lpad(n::text, 12, '0'), 'quote_id', 'bench-' || n, 'snapshot', '{}'::jsonb,
      'state', case when n <= ${OPEN} then ($1::text[])[n % ${STATES.length} + 1] else 'COMPLETED' end,
      'submitted_at', now() - n * interval '1 minute'))).*
    from orders o, generate_series($2::int, $3::int) as n
   where o.order_no = (select min(order_no) from orders where state = 'UNDER_REVIEW')`;

async function measured(name: string, database: Database) {
  const gateway = await benchGateway(() => [], database);
  const { identity, modes, offers } = gateway;
  await seedDemoAccounts(database, systemClock, identity.passwords);
  await seedDemoOrders({ database, clock: systemClock, modes, offers });
  for (let from = 1; from <= ORDERS; from += AT_ONCE) await database.query(MANY, [STATES, from, from + AT_ONCE - 1]);
  await database.query('analyze');

  const asking = { staffId: 'nobody', now: Date.now() };
  const looks: [string, () => Promise<unknown>][] = [
    ...ORDER_QUEUE_IDS.flatMap((queue): [string, () => Promise<unknown>][] =>
      [1, 50].map((page) => [
        `${queue}, page ${page}`,
        () => queueOf(database, { queue, mode: '', state: '', isMine: false, page }, asking),
      ]),
    ),
    ['enquiries', () => enquiriesOf(database, { isMine: false, page: 1 }, { ...asking, modes })],
    ['verifications', () => verificationsOf(database, { isMine: false, page: 1 }, asking)],
    [`counts of ${queuesOf(STAFF_ROLES).length} queues`, () => countsFor(database, STAFF_ROLES, new Date())],
  ];
  const figures: Record<string, object> = {};
  for (const [look, ask] of looks) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      await ask();
      taken.push(performance.now() - before);
    }
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
    figures[`${name}: ${look}`] = { median: at(0.5), p99: at(0.99) };
    if (at(0.99) >= MOST_MS) process.exitCode = 1;
  }
  console.table(figures);
  await gateway.captcha.stop();
  await database.close();
}

console.log(`milliseconds, ${ROUNDS} looks each at ${ORDERS} orders; goal: p99 < ${MOST_MS} ms`);
await measured('PGlite', pgliteDriver(await PGlite.create({ parsers: PARSERS })));
const server = await ensurePostgres();
if (server) {
  await measured('PostgreSQL', openPostgres(server.url, console.error));
  await server.stop();
}
