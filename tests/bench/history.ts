// Processor time of one view of an order with 20,000 history lines, independent of other load.
import { randomUUID } from 'node:crypto';

import { SUBJECT_WIRES } from '../../contract/house/subjects';
import { STAFF_COOKIE } from '../../contract/house/cookie';
import { listOrders } from '../../contract/orders/list';
import { systemClock } from '../../server/base/clock';
import { seedDemoAccounts } from '../../server/doors/demo/accounts';
import { seedDemoOrders } from '../../server/doors/demo/orders';
import { staffSessions } from '../../server/people/staff/sessions';
import { staffStore } from '../../server/people/staff/store';
import { quantiles, rounded } from './support/figures';
import { benchGateway } from './support/gateway';

const LINES = 20_000;
const MOST_MS = 50;
const ROUNDS = 15;

const gateway = await benchGateway();
const { database, identity } = gateway;
await seedDemoAccounts(database, systemClock, identity.passwords);
await seedDemoOrders({ database, clock: systemClock, modes: gateway.modes, offers: gateway.offers });
const [order] = await database.query<{ orderNo: string; userId: string }>(
  `select order_no as "orderNo", user_id as "userId" from orders where state = 'UNDER_REVIEW' order by order_no limit 1`,
);
if (!order) throw new Error('the demo has no order under review');
const token = (await identity.sessions.start({ userId: order.userId, device: 'bench' })) ?? '';

const staffId = randomUUID();
const now = new Date();
const nobody = { login: 'bench', name: '同事', passwordHash: '', factorSecret: '', startUntil: now, now };
await staffStore(database).insert({ ...nobody, staffId, roles: ['reviewer'] });
const cookie = `${STAFF_COOKIE}=${await staffSessions(database, systemClock).start(database, staffId, 'bench')}`;

const asked = { queue: 'review', mode: '', state: '', isMine: false, page: 1 };
const atDesk = (path: string, body: object) => () =>
  gateway.app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', appCode: 'echem', host: 'localhost', cookie },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );

const LOOKS = {
  'the page of the order': () => gateway.get(`/api-puds/order/${order.orderNo}`, token),
  'the list of orders': () => gateway.get(`${listOrders.path}?current=1`, token),
  'the queue at the desk': atDesk(SUBJECT_WIRES.order.queue.path, asked),
  'its case at the desk': atDesk(SUBJECT_WIRES.order.read.path.replace(':no', order.orderNo), {}),
};
type Look = (typeof LOOKS)[keyof typeof LOOKS];

/** Milliseconds of processor time, all threads of this process. */
async function costOf(look: Look): Promise<number> {
  const before = process.cpuUsage();
  const answer = await look();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function medianOf(look: Look): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(look));
  return rounded(quantiles(costs).median);
}

const looks = Object.entries(LOOKS);
const short: Record<string, number> = {};
for (const [name, look] of looks) short[name] = await medianOf(look);
await database.query(
  `insert into order_events (order_no, position, event, from_state, to_state, happened_at, by_user, note)
   select $1, (select max(position) from order_events where order_no = $1) + line, 'paper.handed', 'UNDER_REVIEW',
          'UNDER_REVIEW', now(), $2, 'a.pdf' from generate_series(1, $3::int) as line`,
  [order.orderNo, order.userId, LINES],
);
console.log(`| Look | a short history, ms of CPU | ${LINES} lines, ms of CPU | goal |`);
console.log('|---|--:|--:|--:|');
for (const [name, look] of looks) {
  const cost = await medianOf(look);
  console.log(`| ${name} | ${short[name]} | ${cost} | < ${MOST_MS} |`);
  if (cost >= MOST_MS) process.exitCode = 1;
}
await gateway.captcha.stop();
await database.close();
