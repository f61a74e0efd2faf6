import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { listOrders } from '../../../../contract/orders/list';
import { addPapers, withdrawPaper } from '../../../../contract/papers/papers';
import { CHANGES, MOST_CHANGES, MOST_OTHER_LINES } from '../../../../domain/order/changes/changes';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { readHistory } from '../../../../server/orders/orders/history';
import { upload } from '../../people/files/support/upload';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';
import { putInto } from './support/state';
import { GENERAL } from './support/submission';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ token } = await newPerson(gateway));
});
afterAll(() => gateway.close());

const uploaded = async (name: string) =>
  (await upload(gateway, token, { name: `${name}.pdf`, docType: 'VGM' })).data.fileId;

const add = (orderNo: string, paper: { fileId: string; docType: string; replaces?: string }) =>
  gateway.post<ReplyOf<typeof addPapers>>(addPapers.path.replace(':orderNo', orderNo), paper, bearing(token));

const eventsOf = async (orderNo: string) =>
  (await read(gateway, token, orderNo)).data.history.map(({ event, note }) => `${event} ${note ?? ''}`.trim());

/** History lines from before the limit, each with its own note. */
const written = (orderNo: string, event: string, lines: number) =>
  gateway.database.query(
    `insert into order_events (order_no, position, event, from_state, to_state, happened_at, by_user, note)
     select $1, (select max(position) from order_events where order_no = $1) + line, $2, 'UNDER_REVIEW', 'UNDER_REVIEW',
            $4, 'somebody', line::text from generate_series(1, $3::int) as line`,
    [orderNo, event, lines, new Date(gateway.clock.now())],
  );

describe('document handed in', () => {
  it('again unchanged adds no event; as another type or after withdrawal it adds one', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    const before = await eventsOf(orderNo);
    const fileId = await uploaded('weight');
    const first = await add(orderNo, { fileId, docType: 'VGM' });
    for (let again = 0; again < 3; again += 1) {
      const reply = await add(orderNo, { fileId, docType: 'VGM' });
      expect([reply.code, reply.data]).toStrictEqual([CODES.success, first.data]);
    }
    await add(orderNo, { fileId, docType: 'VGM', replaces: fileId });
    expect(await eventsOf(orderNo)).toEqual([...before, 'paper.handed weight.pdf']);
    await add(orderNo, { fileId, docType: 'CPC' });
    await gateway.post(withdrawPaper.path.replace(':orderNo', orderNo), { fileId }, bearing(token));
    await add(orderNo, { fileId, docType: 'CPC' });
    expect((await eventsOf(orderNo)).slice(before.length + 1)).toEqual([
      'paper.handed weight.pdf',
      'paper.withdrawn weight.pdf',
      'paper.handed weight.pdf',
    ]);
  });

  it('in place of another is accepted again when the first reply was lost', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    const [old, fresh] = [await uploaded('old'), await uploaded('fresh')];
    await add(orderNo, { fileId: old, docType: 'VGM' });
    const paper = { fileId: fresh, docType: 'VGM', replaces: old };
    const [once, again] = [await add(orderNo, paper), await add(orderNo, paper)];
    expect([again.code, again.data]).toStrictEqual([CODES.success, once.data]);
    expect((await eventsOf(orderNo)).slice(-2)).toEqual(['paper.handed old.pdf', 'paper.replaced fresh.pdf']);
  });

  it('again answers a later request of the desk', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    const fileId = await uploaded('weight');
    await add(orderNo, { fileId, docType: 'VGM' });
    await putInto(gateway, orderNo, 'PENDING_UPDATE');
    const asked = { papers: [{ docType: 'VGM', name: 'VGM' }], reason: '看不清', replyBy: '2026-03-04T04:00:00.000Z' };
    await gateway.database.query('update orders set asked = $2 where order_no = $1', [
      orderNo,
      JSON.stringify({ ...asked, askedAt: new Date(gateway.clock.now() + 60_000).toISOString() }),
    ]);
    gateway.clock.advance(120_000);
    await add(orderNo, { fileId, docType: 'VGM' });
    expect((await read(gateway, token, orderNo)).data.state).toBe('UNDER_REVIEW');
  });
});

describe('order history', () => {
  it('limits repeated changes by the owner, with an explanation', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    await written(orderNo, 'truck.changed', MOST_CHANGES - 1);
    expect((await add(orderNo, { fileId: await uploaded('last'), docType: 'VGM' })).code).toBe(CODES.success);
    const refused = await add(orderNo, { fileId: await uploaded('more'), docType: 'CPC' });
    expect(refused.code).toBe(CODES.bounded);
    expect(refused.message).toBe(`该订单已修改 ${MOST_CHANGES} 次，不能再改；仍需修改请致电客服 400-000-0000`);
    const { files, history } = (await read(gateway, token, orderNo)).data;
    expect([files.map(({ name }) => name), history.at(-1)?.note]).toEqual([['last.pdf'], 'last.pdf']);
  });

  it.each(CHANGES)(
    'from an older release beyond the limit by %s is read up to it, with all its state changes',
    async (event) => {
      const { orderNo } = await ordered(gateway, token, GENERAL);
      const way = await eventsOf(orderNo);
      await written(orderNo, event, MOST_CHANGES + 7);
      await written(orderNo, 'place.passed', 2);
      const told = (await readHistory(gateway.database, [orderNo])).get(orderNo) ?? [];
      expect(told.filter((one) => one.event === event).map(({ note }) => Number(note))).toEqual(
        Array.from({ length: MOST_CHANGES }, (_, at) => at + 8),
      );
      expect(told.slice(0, way.length).map((one) => one.event)).toEqual(way);
      expect(told.slice(-2).map((one) => `${one.event} ${one.note}`)).toEqual(['place.passed 1', 'place.passed 2']);
    },
  );

  it('is listed complete per order, within both limits', async () => {
    const { token: other } = await newPerson(gateway);
    const [one, two] = [await ordered(gateway, other, GENERAL), await ordered(gateway, other, GENERAL)];
    await written(one.orderNo, 'paper.handed', MOST_CHANGES + 1);
    await written(one.orderNo, 'offer.lapsed', MOST_OTHER_LINES + 1);
    const { records } = (await gateway.get<{ records: OrderBrief[] }>(`${listOrders.path}?current=1`, bearing(other)))
      .data;
    const lines = Object.fromEntries(records.map(({ orderNo, history }) => [orderNo, history.length]));
    expect(lines).toEqual({
      [one.orderNo]: MOST_CHANGES + MOST_OTHER_LINES,
      [two.orderNo]: (await read(gateway, other, two.orderNo)).data.history.length,
    });
  });
});
