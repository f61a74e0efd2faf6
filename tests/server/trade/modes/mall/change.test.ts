/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { orderDocument } from '../../../../../contract/orders/pages';
import { readRevisable, reviseOrder } from '../../../../../contract/after/revise';
import type { HouseCase } from '../../../../../domain/house/case';
import { toldSum } from '../../../../../domain/offer/charges';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import { deliveryUntil } from '../../../../../domain/modes/mall/days';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { OrderFault } from '../../../../../domain/rules/fault';
import type { Revisable } from '../../../../../domain/order/changes/revised';
import { dayAt, daysAfter, weekdayOf } from '../../../../../domain/values/days';
import { toIso } from '../../../../../domain/values/moments';
import { briefOf, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, type Person } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { saidToAll } from '../../../people/staff/support/cases';
import { colleague } from '../../../people/staff/support/staff';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, EPOXY, soundFor, wantedOf } from '../support/mall';
import { buying } from './support';

type Texts = Record<string, string>;
type Answer = { isRevised: boolean; agreed: never; charges: never; faults?: OrderFault[] };

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let buyer: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
});
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
});
afterAll(() => gateway.close());

/** First working day a week after the goods are ready. */
const aWeekLater = (day: string): string => {
  const later = daysAfter(day, 7);
  return [0, 6].includes(weekdayOf(later)) ? aWeekLater(daysAfter(later, -5)) : later;
};

async function bought(product: string, packs: number, change: (sound: MallForm) => Partial<MallForm> = () => ({})) {
  const quote = await shop.quoteOf(await wantedOf(gateway, product, packs), buyer);
  const sound = soundFor(gateway)(quote);
  const pickupAt = `${aWeekLater(sound.pickupAt.slice(0, 10))}T10:00`;
  const form: MallForm = { ...sound, pickupAt, ...change(sound) };
  const reply = await submitted<{ orderNo: string; faults?: unknown }>(
    gateway,
    { id: 'MALL', token: buyer.token },
    submissionOf(gateway, form, quote),
  );
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  return { quote, form, orderNo: reply.data.orderNo };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const topicsOf = async ({ orderNo }: Bought) =>
  (await gateway.get<{ topics: Revisable[] }>(readRevisable.path.replace(':orderNo', orderNo), bearing(buyer.token)))
    .data.topics;

const deliveryOf = async (order: Bought) => (await topicsOf(order)).find(({ topic }) => topic === 'DELIVERY');

const ask = ({ orderNo, form }: Bought, texts: Texts, shownTotal: object | null = null, topic = 'DELIVERY') => {
  const seen = Object.fromEntries(Object.keys(texts).map((path) => [path, String(Reflect.get(form, path) ?? '')]));
  return gateway.post<Answer>(
    reviseOrder.path.replace(':orderNo', orderNo),
    { topic, texts, seen, shownTotal },
    bearing(buyer.token),
  );
};

async function changed(order: Bought, texts: Texts) {
  const offered = await ask(order, texts);
  expect(offered, JSON.stringify(offered)).toMatchObject({ code: CODES.success, data: { isRevised: false } });
  expect(offered.data.charges, 'costs nothing').toEqual(offered.data.agreed);
  return ask(order, texts, toldSum(offered.data.charges));
}

const printOf = async ({ orderNo }: Bought): Promise<string> => {
  const path = orderDocument.path.replace(':orderNo', orderNo).replace(':kind', 'bookingNote');
  return (await gateway.get<{ html: string }>(path, bearing(buyer.token))).data.html;
};

const untilOf = ({ form, quote }: { form: MallForm; quote: MallQuote }) =>
  deliveryUntil(form, quote, gateway.clock.now()) ?? 0;

const OTHERS: Texts = { plateNo: '苏B66666', driverName: '周七', driverPhone: '13911112222' };

describe('delivery change of a purchase', () => {
  it('offers the fields of its way until the warehouse closes on the working day before', async () => {
    const fetched = await bought(ASH, 4);
    const day = fetched.form.pickupAt.slice(0, 10);
    const found = await deliveryOf(fetched);
    expect(found?.fields.map(({ path }) => path)).toEqual(['pickupAt', 'plateNo', 'driverName', 'driverPhone']);
    expect(found?.until).toBe(toIso(untilOf(fetched)));
    expect(Date.parse(found?.until ?? '')).toBeLessThan(Date.parse(`${day}T00:00:00+08:00`));
    expect(new Date(Date.parse(found?.until ?? '') + 8 * 3_600_000).toISOString().slice(11, 16)).toBe('16:00');
    const danger = await bought(EPOXY, 4, () => ({ roadPermit: '沪交运管危字310000001', escort: '王五' }));
    expect((await deliveryOf(danger))?.fields.map(({ path }) => path)).toEqual([
      'pickupAt',
      'plateNo',
      'driverName',
      'driverPhone',
      'roadPermit',
      'escort',
    ]);
  });

  it('shows the new truck and hour on receipt, print, history and case, for free', async () => {
    const order = await bought(ASH, 4);
    const reader = await colleague(gateway, 'reviewer');
    const look = async () => (await gateway.post<HouseCase>(`/api-desk/case/${order.orderNo}`, {}, reader.as)).data;
    const { turn } = await look();
    const pickupAt = `${aWeekLater(order.form.pickupAt.slice(0, 10))}T14:00`;
    const reply = await changed(order, { ...OTHERS, pickupAt });
    expect(reply.data.isRevised, reply.message).toBe(true);
    const { detail, history, charges } = await briefOf(gateway, buyer.token, order.orderNo);
    expect(detail['delivery']).toMatchObject({
      at: pickupAt,
      plateNo: '苏B66666',
      person: '周七',
      phone: '13911112222',
    });
    expect(charges).toEqual(reply.data.agreed);
    expect(history.at(-1)).toMatchObject({
      event: 'bill.revised',
      note: '交付：提货时间、车牌、提货司机、司机手机',
    });
    const html = await printOf(order);
    for (const said of [pickupAt.replace('T', ' '), '苏B66666', '周七 13911112222']) expect(html).toContain(said);
    for (const gone of [order.form.plateNo, order.form.driverName]) expect(html).not.toContain(gone);
    const told = (await look()).notes.filter(({ name }) => name === '下单后改过').map(({ said }) => said);
    expect(told).toContain(`车牌：${order.form.plateNo} → 苏B66666`);
    expect(told).toContain(`提货司机：${order.form.driverName} → 周七`);
    expect(told.join(), 'telephones').not.toContain('13911112222');
    const act = async (seen: string) =>
      gateway.post(
        `/api-desk/case/${order.orderNo}/act`,
        { turn: seen, act: 'accepted', said: saidToAll(await look(), 'accepted') },
        reader.as,
      );
    expect((await act(turn)).message, 'passed by what was read before').toContain('刚刚有了变化');
    expect((await act((await look()).turn)).code).toBe(CODES.success);
  });

  it('marks a passed case again, and requires documents of the new truck', async () => {
    const order = await bought(EPOXY, 4, () => ({ roadPermit: '沪交运管危字310000001', escort: '王五' }));
    const desk = deskOf(gateway);
    await gateway.database.query(`update orders set state = 'CONFIRMED' where order_no = $1`, [order.orderNo]);
    const papers = async () =>
      (await briefOf(gateway, buyer.token, order.orderNo)).papers.map(({ docType }) => docType);
    expect(await papers()).toContain(`ROADCERT:${order.form.plateNo.replace('·', '')}`);
    await changed(order, { ...OTHERS, roadPermit: '苏交运管危字320200777', escort: '郑八' });
    expect(await papers()).toEqual(['POA', 'ROADCERT:苏B66666', 'ESCORT:苏B66666']);
    const officer = await colleague(gateway, 'officer');
    const asked = { queue: 'carriage', mode: '', state: '', isMine: false, page: 1 };
    const { data } = await gateway.post<{ records: { orderNo: string; isRevised: boolean }[] }>(
      '/api-desk/queue',
      asked,
      officer.as,
    );
    expect(data.records.find(({ orderNo }) => orderNo === order.orderNo)?.isRevised).toBe(true);
    expect((await desk.find(order.orderNo))?.state).toBe('CONFIRMED');
  });

  it('accepts another day and address in the same city', async () => {
    const order = await bought(EPOXY, 4, (sound) => ({
      way: 'SEND',
      toCity: '3301',
      address: '萧山区红垦路 1 号',
      receiver: '钱一',
      receiverPhone: '13800138001',
      deliverOn: daysAfter(sound.pickupAt.slice(0, 10), 14),
    }));
    expect((await deliveryOf(order))?.fields.map(({ path }) => path)).toEqual([
      'deliverOn',
      'address',
      'receiver',
      'receiverPhone',
    ]);
    const deliverOn = daysAfter(order.form.deliverOn, 2);
    await changed(order, { deliverOn, address: '余杭区文一西路 2 号' });
    const { detail } = await briefOf(gateway, buyer.token, order.orderNo);
    expect(detail['delivery']).toMatchObject({ at: deliverOn, address: '余杭区文一西路 2 号', person: '钱一' });
    expect((await ask(order, { toCity: '3201' })).code).toBe(CODES.badRequest);
  });

  it('is applied before a parallel hand-over by the desk or not at all', async () => {
    const order = await bought(ASH, 4);
    await gateway.database.query(`update orders set state = 'BOOKED' where order_no = $1`, [order.orderNo]);
    const offered = await ask(order, OTHERS);
    const [change, out] = await Promise.all([
      ask(order, OTHERS, toldSum(offered.data.charges)),
      deskOf(gateway).move({ orderNo: order.orderNo, from: 'BOOKED', event: 'cargo.in' }),
    ]);
    expect(out.code, out.message).toBe(CODES.success);
    const { history } = await briefOf(gateway, buyer.token, order.orderNo);
    const events = history.map(({ event }) => event).filter((event) => ['bill.revised', 'cargo.in'].includes(event));
    expect(events).toEqual(change.code === CODES.success ? ['bill.revised', 'cargo.in'] : ['cargo.in']);
  });

  it('is refused when too late, and for a day too soon', async () => {
    const order = await bought(ASH, 4);
    const tooSoon = `${dayAt(gateway.clock.now())}T10:00`;
    const early = await ask(order, { pickupAt: tooSoon });
    expect(early.code).toBe(CODES.orderRefused);
    expect(early.data.faults?.map(({ path }) => path)).toContain('pickupAt');
    const LATE = { code: CODES.moveRefused, message: '已过可以修改的时间，或订单当前状态不能修改，请刷新后再看' };
    const isOver = async () => {
      expect(await deliveryOf(order)).toBeUndefined();
      expect(await ask(order, OTHERS)).toMatchObject(LATE);
    };
    const state = (to: string) =>
      gateway.database.query('update orders set state = $2 where order_no = $1', [order.orderNo, to]);
    for (const gone of ['CARGO_IN', 'COMPLETED', 'CANCELLED']) {
      await state(gone);
      await isOver();
    }
    await state('CONFIRMED');
    expect(await deliveryOf(order)).toBeDefined();
    gateway.clock.advance(untilOf(order) - gateway.clock.now() + 1);
    await isOver();
  });
});
