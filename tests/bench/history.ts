// What one look costs the only thread once an order has a history of 20,000 lines: processor time, whoever else is busy.
import { listOrders } from '../../contract/order-list';
import { systemClock } from '../../server/clock';
import { seedDemoAccounts } from '../../server/demo/accounts';
import { deskRoutes } from '../../server/demo/desk/desk-routes';
import { seedDemoOrders } from '../../server/demo/orders';
import { quantiles, rounded } from './support/figures';
import { benchGateway } from './support/gateway';

const LINES = 20_000;
const MOST_MS = 50;
const ROUNDS = 15;

const gateway = await benchGateway(({ desk }) => deskRoutes(desk));
const { database, identity } = gateway;
await seedDemoAccounts(database, systemClock, identity.passwords);
await seedDemoOrders({ database, clock: systemClock, modes: gateway.modes, offers: gateway.offers });
const [order] = await database.query<{ orderNo: string; userId: string }>(
  `select order_no as "orderNo", user_id as "userId" from orders where state = 'UNDER_REVIEW' order by order_no limit 1`,
);
if (!order) throw new Error('the demo has no order under review');
const token = (await identity.sessions.start({ userId: order.userId, device: 'bench' })) ?? '';

const LOOKS = {
  'the page of the order': `/api-puds/order/${order.orderNo}`,
  'the list of orders': `${listOrders.path}?current=1`,
  'the desk': '/__demo/desk.json',
};

/** In milliseconds of the processor, all threads of this process together. */
async function costOf(path: string): Promise<number> {
  const before = process.cpuUsage();
  const answer = await gateway.get(path, token);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function medianOf(path: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(path));
  return rounded(quantiles(costs).median);
}

const looks = Object.entries(LOOKS);
const short: Record<string, number> = {};
for (const [name, path] of looks) short[name] = await medianOf(path);
await database.query(
  `insert into order_events (order_no, position, event, from_state, to_state, happened_at, by_user, note)
   select $1, (select max(position) from order_events where order_no = $1) + line, 'paper.handed', 'UNDER_REVIEW',
          'UNDER_REVIEW', now(), $2, 'a.pdf' from generate_series(1, $3::int) as line`,
  [order.orderNo, order.userId, LINES],
);
console.log(`| Look | a short history, ms of CPU | ${LINES} lines, ms of CPU | goal |`);
console.log('|---|--:|--:|--:|');
for (const [name, path] of looks) {
  const cost = await medianOf(path);
  console.log(`| ${name} | ${short[name]} | ${cost} | < ${MOST_MS} |`);
  if (cost >= MOST_MS) process.exitCode = 1;
}
await gateway.captcha.stop();
await database.close();
