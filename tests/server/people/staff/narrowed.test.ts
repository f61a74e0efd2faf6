import { afterAll, beforeAll, expect, it } from 'vitest';

import type { QueuedCase } from '../../../../domain/house/case';
import { DEPARTURE_KEY, QUEUE_SORTS, type QueueOptions, SORTABLE } from '../../../../domain/house/queue';
import { departures } from '../../../../server/base/database/migrations/290-departures';
import { storeAmended } from '../../../../server/orders/orders/keep-anew';
import type { OrderSnapshot } from '../../../../server/orders/orders/order';
import { orderedBy } from '../../../support/modes/gateway-case';
import { newPerson } from '../identity/support/person';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { ordered } from '../../orders/orders/support/booking';
import { DANGEROUS, GENERAL } from '../../orders/orders/support/submission';
import { earlierStatements } from '../../support/earlier';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

type Queue = { records: QueuedCase[]; total: number; options: QueueOptions };

let gateway: TestGateway;
let reviewer: Colleague;
let harmless: string;
let methanol: string;
let stuffed: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
  const { token } = await newPerson(gateway);
  harmless = (await ordered(gateway, token, GENERAL)).orderNo;
  methanol = (await ordered(gateway, token, DANGEROUS)).orderNo;
  stuffed = (await orderedBy(gateway, CFS_CASE)).order.orderNo;
});
afterAll(() => gateway.close());

const asking = (narrow: object) => ({ queue: 'review', mode: '', state: '', isMine: false, page: 1, ...narrow });
const look = async (narrow: object) => (await gateway.post<Queue>('/api-desk/queue', asking(narrow), reviewer.as)).data;
const numbers = async (narrow: object) => (await look(narrow)).records.map(({ orderNo }) => orderNo).toSorted();
const columns = () =>
  gateway.database.query<{ orderNo: string; places: string[]; hazards: string[] }>(
    'select order_no as "orderNo", places, hazards from orders order by order_no',
  );

it('desk queue filters by port and hazard class', async () => {
  expect(await numbers({})).toEqual([harmless, methanol, stuffed].toSorted());
  expect(await numbers({ port: 'SGSIN' })).toEqual([harmless, methanol].toSorted());
  expect(await numbers({ port: 'CNSHA', hazard: '3' })).toContain(methanol);
  expect(await numbers({ port: 'SGSIN', hazard: '3' })).toEqual([methanol]);
  expect(await numbers({ port: 'DEHAM' })).toEqual([]);
  for (const odd of [{ port: `x' or 1=1` }, { hazard: '3%' }, { hazard: '33' }])
    expect((await gateway.post('/api-desk/queue', asking(odd), reviewer.as)).status).toBe(400);
});

it('desk queue lists filter values with counts, including the chosen one', async () => {
  const { options } = await look({ mode: 'FCL' });
  expect(options).toEqual({
    ports: [
      { key: 'CNSHA', name: '上海', count: 2 },
      { key: 'SGSIN', name: '新加坡', count: 2 },
    ],
    hazards: [{ key: '3', name: '3', count: 1 }],
    departures: [],
  });
  expect((await look({ mode: 'FCL', hazard: '3' })).options.ports.map(({ count }) => count)).toEqual([1, 1]);
  const { total, options: none } = await look({ mode: 'FCL', port: 'DEHAM', hazard: '9' });
  expect([total, none.ports.find(({ key }) => key === 'DEHAM')?.count, none.hazards]).toEqual([
    0,
    0,
    [{ key: '9', name: '9', count: 0 }],
  ]);
});

it('desk queue sorts every page by the column asked for, up and down', async () => {
  const sorted = async (sort: string) => (await look({ sort })).records;
  const byNo = [harmless, methanol, stuffed].toSorted();
  expect((await sorted('order')).map(({ orderNo }) => orderNo)).toEqual(byNo);
  expect((await sorted('-order')).map(({ orderNo }) => orderNo)).toEqual(byNo.toReversed());
  const lane = ({ org, dst }: QueuedCase) => `${org?.nameCn ?? ''} ${dst?.nameCn ?? ''}`;
  const lanes = (await sorted('lane')).map(lane);
  expect(lanes).toEqual(lanes.toSorted());
  expect((await sorted('-lane')).map(lane)).toEqual(lanes.toReversed());
  const states = (await sorted('state')).map(({ state }) => state);
  expect(states.indexOf('DG_REVIEW')).toBeGreaterThan(states.lastIndexOf('UNDER_REVIEW'));
  const dues = (await sorted('-due')).map(({ dueAt }) => dueAt ?? '');
  expect(dues).toEqual(dues.toSorted().toReversed());
  for (const column of SORTABLE.review)
    expect((await sorted(column)).map(({ orderNo }) => orderNo).toSorted(), column).toEqual(byNo);
});

it('desk queue puts a line without a holder after held ones, and sorts carriage too', async () => {
  const path = `/api-desk/case/${stuffed}/hold`;
  const asked = { turn: null, to: reviewer.staffId };
  expect((await gateway.post(path, asked, reviewer.as)).status).toBe(200);
  for (const sort of ['holder', '-holder']) expect((await look({ sort })).records[0]?.orderNo).toBe(stuffed);
  for (const column of SORTABLE.carriage)
    expect((await look({ queue: 'carriage', sort: `-${column}` })).records, column).toEqual([]);
  await gateway.post(path, { turn: null, to: null }, reviewer.as);
});

it('other queues sort by their own columns and keep their order for the rest', async () => {
  const pricing = await colleague(gateway, 'pricing');
  for (const [path, who] of [
    ['verifications', reviewer],
    ['buyer-papers', reviewer],
    ['samples', reviewer],
    ['notices', reviewer],
    ['enquiries', pricing],
    ['closures', pricing],
  ] as const)
    for (const sort of QUEUE_SORTS) {
      const reply = await gateway.post(`/api-desk/${path}`, { isMine: false, page: 1, sort }, who.as);
      expect(reply.status, `${path} ${sort}`).toBe(200);
    }
});

it('desk queue refuses a column that it does not have', async () => {
  for (const sort of ['o.order_no', `order' desc`, '--due', 'due;drop table orders', '-', 7, ['due'], null])
    expect((await gateway.post('/api-desk/queue', asking({ sort }), reviewer.as)).status, String(sort)).toBe(400);
});

it('desk queue filters follow a changed order, and cover old orders', async () => {
  const [row] = await gateway.database.query<{ snapshot: OrderSnapshot }>(
    'select snapshot from orders where order_no = $1',
    [harmless],
  );
  if (!row) throw new Error('the order is gone');
  const { quote } = row.snapshot;
  const offer = { ...quote.offer, dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' } };
  await storeAmended(gateway.database, harmless, { ...row.snapshot, quote: { ...quote, offer } });
  expect(await numbers({ port: 'NLRTM' })).toEqual([harmless]);
  const kept = await columns();
  const fill = earlierStatements(204).find((one) => one.startsWith('update')) ?? '';
  await gateway.database.query(`update orders set places = '{}', hazards = '{}'`);
  await gateway.database.query(fill);
  const sorted = (rows: typeof kept) => rows.map((one) => ({ ...one, places: one.places.toSorted() }));
  expect(sorted(await columns())).toEqual(sorted(kept));
});

it('queue of orders under way lists all boxes of a departure, with its count, also of old orders', async () => {
  const given = await gateway.database.query<{ departure: string | null; mode: string }>(
    'select departure, mode from orders order by order_no',
  );
  expect(given.filter(({ mode }) => mode === 'CFS').map(({ departure }) => departure)).toEqual([null]);
  const ship = given.find(({ mode }) => mode === 'FCL')?.departure ?? '';
  expect(ship).toMatch(DEPARTURE_KEY);
  await gateway.database.query(`update orders set state = 'DECLARED' where order_no = any($1)`, [[harmless, methanol]]);
  const { records, options } = await look({ queue: 'carriage' });
  expect(options.departures.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(records.length);
  expect(options.departures.find(({ key }) => key === ship)?.name).toBe(ship);
  const listed = (await look({ queue: 'carriage', departure: ship })).records;
  expect(listed.length).toBeGreaterThan(0);
  for (const one of listed) expect(one.departure).toBe(ship);
  const none = await look({ queue: 'carriage', departure: '2026-01-01 星川 1E', hazard: '3', port: 'CNSHA' });
  expect([none.total, none.options.departures.find(({ count }) => count === 0)?.key]).toEqual([
    0,
    '2026-01-01 星川 1E',
  ]);
  for (const departure of ['tomorrow', `2026-01-01 ${'x'.repeat(81)}`, '2026-01-01 a\u0000b', 7])
    expect((await gateway.post('/api-desk/queue', asking({ departure }), reviewer.as)).status).toBe(400);
  const [, fill = ''] = departures.statements;
  await gateway.database.query('update orders set departure = null');
  await gateway.database.query(fill);
  const filled = await gateway.database.query('select departure, mode from orders order by order_no');
  expect(filled).toEqual(given);
});
