// Database processor time of the most expensive desk query, with 200,000 orders.
import { randomUUID } from 'node:crypto';

import { ensurePostgres } from '../../scripts/ensure-postgres.mjs';
import { SUBJECT_WIRES } from '../../contract/house/subjects';
import { STAFF_COOKIE } from '../../contract/house/cookie';
import { systemClock } from '../../server/base/clock';
import type { Database, Queries } from '../../server/base/database/database';
import { migrate } from '../../server/base/database/migrate';
import { baseline, migrations } from '../../server/base/database/migrations';
import { openPostgres } from '../../server/base/database/postgres';
import { seedDemoAccounts } from '../../server/doors/demo/accounts';
import { seedDemoOrders } from '../../server/doors/demo/orders';
import { staffSessions } from '../../server/people/staff/sessions';
import { staffStore } from '../../server/people/staff/store';
import { embeddedTime, type EngineTime, serverTime } from './support/engine-time';
import { fillDesk, OPEN_ORDERS, ORDERS } from './support/desk-rows';
import { quantiles, rounded } from './support/figures';
import { benchGateway, memoryDatabase } from './support/gateway';

const GOAL_MS = 20;
const ROUNDS = 300;

/** Wraps a database and measures the processor time of its slowest answer. */
function watched(database: Database, time: EngineTime) {
  const taken = { ms: 0 };
  const query: Queries['query'] = async (sql, parameters) => {
    const begun = time.had();
    try {
      return await database.query(sql, parameters);
    } finally {
      taken.ms = Math.max(taken.ms, time.had() - begun);
    }
  };
  return { taken, database: { ...database, query } };
}

async function staffed(database: Database): Promise<string> {
  const staffId = randomUUID();
  const now = new Date();
  const nobody = { name: '同事', passwordHash: '', factorSecret: '', startUntil: now, now };
  await staffStore(database).insert({ ...nobody, login: `bench${staffId}`, staffId, roles: ['reviewer', 'pricing'] });
  return staffId;
}

async function measured(name: string, kept: Database, time: EngineTime): Promise<void> {
  const { taken, database } = watched(kept, time);
  const gateway = await benchGateway(database);
  await seedDemoAccounts(kept, systemClock, gateway.identity.passwords);
  await seedDemoOrders({ database: kept, clock: systemClock, modes: gateway.modes, offers: gateway.offers });
  const [order] = await kept.query<{ orderNo: string; userId: string }>(
    `select order_no as "orderNo", user_id as "userId" from orders where state = 'UNDER_REVIEW' order by order_no limit 1`,
  );
  if (!order) throw new Error('the demo has no order under review');
  const staffIds = [await staffed(kept), await staffed(kept)] as const;
  await fillDesk(kept, { ...order, staffIds });
  const cookie = `${STAFF_COOKIE}=${await staffSessions(kept, systemClock).start(kept, staffIds[0], 'bench')}`;

  let asked = 0;
  async function look(path: string, body: object): Promise<number> {
    asked += 1;
    await time.ready();
    taken.ms = 0;
    const answer = await gateway.app.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', appCode: 'echem', host: 'localhost', cookie },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: `10.0.${asked % 250}.1` } } },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
    return taken.ms;
  }
  const whole = { mode: '', state: '', isMine: false, page: 1 };
  const queue = (more: object) => [SUBJECT_WIRES.order.queue.path, { queue: 'review', ...whole, ...more }] as const;
  const looks: Readonly<Record<string, readonly [string, object]>> = {
    'the review': queue({}),
    'its last page': queue({ page: 66 }),
    'of one mode': queue({ mode: 'AIR' }),
    'of one state': queue({ state: 'DG_REVIEW' }),
    'of whoever looks': queue({ isMine: true }),
    'of one port and class': queue({ port: 'P7', hazard: '3' }),
    'what waits for customers': queue({ queue: 'customer' }),
    'what is carried': queue({ queue: 'carriage' }),
    'its last page, too': queue({ queue: 'carriage', page: 200 }),
    'of one port, carried': queue({ queue: 'carriage', port: 'D11' }),
    'of one mode, carried': queue({ queue: 'carriage', mode: 'TRUCK' }),
    enquiries: [SUBJECT_WIRES.enquiry.queue.path, { isMine: false, page: 1 }],
    verifications: [SUBJECT_WIRES.verification.queue.path, { isMine: false, page: 1 }],
    'one case': [SUBJECT_WIRES.order.read.path.replace(':no', order.orderNo), {}],
  };
  console.log(`| ${name} | median, ms | p99, ms | goal |\n|---|--:|--:|--:|`);
  for (const [what, [path, body]] of Object.entries(looks)) {
    await look(path, body);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await look(path, body));
    const { median, p99 } = quantiles(times);
    console.log(`| ${what} | ${rounded(median)} | ${rounded(p99)} | < ${GOAL_MS} |`);
    if (p99 >= GOAL_MS) process.exitCode = 1;
  }
  await gateway.captcha.stop();
  await kept.close();
}

console.log(
  `${ORDERS} orders, ${OPEN_ORDERS} of them open; milliseconds of the processor for the dearest question of a look`,
);
await measured('embedded', await memoryDatabase(), embeddedTime);
const server = await ensurePostgres();
if (!server) throw new Error('no PostgreSQL could be had');
const kept = openPostgres(server.url, () => undefined);
await migrate(kept, migrations, baseline);
await measured('PostgreSQL', kept, serverTime(kept));
await server.stop();
