/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOrders } from '../../../../contract/orders/list';
import { userInfo } from '../../../../contract/people/user';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import type { HouseCase, QueuedCase } from '../../../../domain/house/case';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { seedDemoAccounts } from '../../../../server/doors/demo/accounts';
import { DEMO_ORDERS } from '../../../../server/doors/demo/order-plans';
import { seedDemoOrders } from '../../../../server/doors/demo/orders';
import { lackingAtPassedGates, seedDemoPapers } from '../../../../server/doors/demo/papers';
import type { OrderRow } from '../../../../server/orders/orders/order';
import { COLUMNS } from '../../../../server/orders/orders/store';
import { DEMO, demoToken } from '../../people/identity/support/demo';
import { bearing } from '../../people/identity/support/person';
import { casesBy } from '../../people/staff/support/cases';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { scratchFiles } from '../../support/scratch-files';
import { read } from './support/booking';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ files });
  await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
  await Promise.all([seed(), seed()]);
});
afterAll(() => gateway.close());

const files = scratchFiles();

async function seed(): Promise<void> {
  await seedDemoOrders(gateway);
  await seedDemoPapers({ ...gateway, files });
}

async function ordersOf(phone: string) {
  const token = await demoToken(gateway, phone);
  const { data } = await gateway.get<{ records: OrderBrief[] }>(listOrders.path, bearing(token));
  return data.records;
}

const allOrders = (phone: string) =>
  gateway.database.query<OrderRow>(
    `select ${COLUMNS} from orders o join users u on u.id = o.user_id where u.phone = $1`,
    [phone],
  );

describe('demo orders', () => {
  it.each([DEMO.unverified, DEMO.verified, DEMO.wholeVehicle])(
    'show %s one order of every state that has content',
    async (phone) => {
      const states = (await ordersOf(phone)).map(({ state }) => state).toSorted();
      expect(states).toEqual(DEMO_ORDERS[phone]?.map(({ state }) => state).toSorted());
    },
  );

  it('have passed no gate without its papers, each of which opens', async () => {
    for (const phone of Object.keys(DEMO_ORDERS)) {
      const token = await demoToken(gateway, phone);
      for (const { orderNo, state, mode, snapshot } of await allOrders(phone)) {
        const lacking = await lackingAtPassedGates(gateway.database, gateway.modes, { orderNo, state, mode, snapshot });
        expect(lacking, `${mode} ${state}`).toEqual([]);
      }
      const handed = (await ordersOf(phone)).flatMap((order) => order.files);
      expect(handed.length > 0).toBe(phone === DEMO.verified);
      expect(new Set(handed.map(({ fileId }) => fileId)).size).toBe(handed.length);
      for (const { fileId } of handed) {
        const answer = await gateway.request(`/api-common-oss/file/${fileId}`, { headers: bearing(token) });
        expect([answer.status, (await answer.text()).slice(0, 8)]).toEqual([200, '%PDF-1.4']);
      }
    }
  });

  it('of whole vehicles have a receipt behind each number', async () => {
    const token = await demoToken(gateway, DEMO.wholeVehicle);
    const { mmInfo } = (await gateway.post<ReplyOf<typeof userInfo>>(userInfo.path, {}, bearing(token))).data;
    expect(mmInfo).toHaveLength(3);
    for (const { orderNo } of mmInfo) expect((await read(gateway, token, orderNo)).data.orderNo).toBe(orderNo);
  });

  it('end their history in their current state', async () => {
    const odd = await gateway.database.query(
      `select o.order_no from orders o join order_events e on e.order_no = o.order_no
        where e.position = (select max(position) from order_events where order_no = o.order_no) and e.to_state <> o.state`,
    );
    expect(odd).toEqual([]);
  });

  it('have events in an order that fits their sailing', async () => {
    for (const { orderNo, state, submittedAt, leavesAt, arrivesAt, cutoffs, history } of await ordersOf(
      DEMO.verified,
    )) {
      const moments = history.map(({ at }) => at);
      expect(moments, orderNo).toEqual(moments.toSorted());
      const at = (event: string) => history.find((step) => step.event === event)?.at;
      expect([at('departed') ?? leavesAt, at('arrived') ?? arrivesAt], state).toEqual([leavesAt, arrivesAt]);
      expect(
        cutoffs.filter(({ code, at: due }) => code !== 'CY_OPEN' && due < submittedAt),
        `${state}: nothing closed before it was ordered`,
      ).toEqual([]);
    }
  });

  it('are judged like real orders, older ones by current rules', async () => {
    const reviewer = casesBy<HouseCase, QueuedCase, unknown>(gateway, await colleague(gateway, 'reviewer'), {
      one: 'case',
      all: 'queue',
    });
    for (const { orderNo, state, isDanger } of await ordersOf(DEMO.verified)) {
      // Excludes cut-off findings, which are time-dependent.
      const found = async () =>
        (await reviewer.look(orderNo)).data.findings
          .map(({ code }) => code)
          .filter((code) => !code.startsWith('cutoff'));
      const kept = await found();
      expect(kept.length > 0 || isDanger === 'N', `${state}: something was found`).toBe(true);
      await gateway.database.query(
        `update orders set snapshot = jsonb_set(snapshot, '{verdict}', '{"level":"PASS","findings":[],"rules":"demo"}')
          where order_no = $1`,
        [orderNo],
      );
      expect(new Set(await found()), `${state}: never judged`).toEqual(new Set(kept));
    }
  });

  it('that wait for documents name them and the reason', async () => {
    const waiting = (await ordersOf(DEMO.verified)).find(({ state }) => state === 'PENDING_UPDATE');
    expect(waiting?.asked?.papers).toHaveLength(1);
    expect(waiting?.asked?.reason).not.toBe('');
  });

  it('are not created twice', async () => {
    const before = await ordersOf(DEMO.verified);
    await seed();
    expect(await ordersOf(DEMO.verified)).toEqual(before);
  });

  it('that wait for verification are cancelled in time and replaced', async () => {
    gateway.clock.advance(46 * 3_600_000);
    await gateway.orders.sweep();
    await seed();
    const states = (await ordersOf(DEMO.unverified)).map(({ state }) => state);
    expect(states.filter((state) => state === 'AUTO_CANCELLED')).toHaveLength(2);
    expect(states.filter((state) => state === 'AWAIT_VERIFY')).toHaveLength(1);
  });
});
