/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sayEnquiry } from '../../../../contract/modes/enq';
import type { HouseCase, QueuedCase, QueuedEnquiry } from '../../../../domain/house/case';
import { ORDER_QUEUES, UNDER_WAY } from '../../../../domain/house/queue';
import type { Cutoff } from '../../../../domain/offer/cutoffs';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { appendHistory } from '../../../../server/orders/orders/history';
import { storeAmended } from '../../../../server/orders/orders/keep-anew';
import type { OrderSnapshot } from '../../../../server/orders/orders/order';
import { enquirerOn } from '../../orders/enquiries/support/enquirer';
import { newPerson, type Person } from '../identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { DANGEROUS, GENERAL } from '../../orders/orders/support/submission';
import { earlierStatements } from '../../support/earlier';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let officer: Colleague;
let pricing: Colleague;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const queue = async (id: string) =>
  (
    await gateway.post<{ records: QueuedCase[] }>(
      '/api-desk/queue',
      { queue: id, mode: '', state: '', isMine: false, page: 1 },
      officer.as,
    )
  ).data.records;
const look = async (orderNo: string) =>
  (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data;
const at = (moment: string) => new Date(`${moment}:00+08:00`).toISOString();
/** Sessions end in between, so a new officer signs in. */
async function until(moment: string): Promise<void> {
  gateway.clock.advance(Date.parse(at(moment)) - gateway.clock.now());
  officer = await colleague(gateway, 'officer');
  pricing = await colleague(gateway, 'pricing');
}

describe('review queue', () => {
  it('sorts by promised time, even when a later order is due sooner', async () => {
    await until('2026-03-06T20:00');
    const general = (await ordered(gateway, person.token, GENERAL)).orderNo;
    await until('2026-03-07T10:00');
    const dangerous = (await ordered(gateway, person.token, DANGEROUS)).orderNo;
    await until('2026-03-07T15:00');
    const later = (await ordered(gateway, person.token, DANGEROUS)).orderNo;
    const records = await queue('review');
    expect(records.map(({ orderNo, dueAt }) => [orderNo, dueAt])).toEqual([
      [dangerous, at('2026-03-08T10:00')],
      [later, at('2026-03-08T15:00')],
      [general, at('2026-03-09T11:00')],
    ]);
    expect((await look(general)).dueAt).toBe(at('2026-03-09T11:00'));
    await until('2026-03-08T12:00');
    expect((await queue('review')).map(({ isOverdue }) => isOverdue)).toEqual([true, false, false]);
  });

  it('sets a new promise when an order returns to the desk', async () => {
    const [{ orderNo } = { orderNo: '' }] = (await queue('review')).slice(-1);
    const said = { reason: '请补交资料', replyBy: '2026-03-12' };
    const { turn } = await look(orderNo);
    const reviewer = await colleague(gateway, 'reviewer');
    await gateway.post(`/api-desk/case/${orderNo}/act`, { turn, act: 'papers.missing', said }, reviewer.as);
    expect((await queue('customer')).map(({ dueAt }) => dueAt)).toEqual([at('2026-03-12T18:00')]);
    await until('2026-03-10T09:30');
    await gateway.database.tx(async (inside) => {
      await inside.query(`update orders set state = 'UNDER_REVIEW' where order_no = $1`, [orderNo]);
      await appendHistory(inside, orderNo, [{ event: 'papers.added', from: 'PENDING_UPDATE', to: 'UNDER_REVIEW' }], {
        now: new Date(gateway.clock.now()),
        byUser: null,
      });
    });
    expect((await look(orderNo)).dueAt).toBe(at('2026-03-10T11:30'));
  });

  it('sweep fills missing promises of older orders', async () => {
    const kept = (await queue('review')).map(({ orderNo, dueAt }) => [orderNo, dueAt]);
    await gateway.database.query('update orders set review_by = null');
    await gateway.orders.sweep();
    expect((await queue('review')).map(({ orderNo, dueAt }) => [orderNo, dueAt])).toEqual(kept);
  });
});

describe('carriage queue', () => {
  type Sample = { state: OrderState; leavesAt: string; cutoffs: Cutoff[] };

  async function carried({ state, leavesAt, cutoffs }: Sample): Promise<string> {
    const { orderNo } = await ordered(gateway, person.token, GENERAL);
    const [row] = await gateway.database.query<{ snapshot: OrderSnapshot }>(
      'select snapshot from orders where order_no = $1',
      [orderNo],
    );
    if (!row) throw new Error('the order is gone');
    const { quote } = row.snapshot;
    const offer = { ...quote.offer, leavesAt, arrivesAt: at('2026-05-01T08:00'), cutoffs };
    await storeAmended(gateway.database, orderNo, { ...row.snapshot, quote: { ...quote, offer } });
    await gateway.database.query('update orders set state = $2 where order_no = $1', [orderNo, state]);
    return orderNo;
  }

  it('sorts by the nearest cut-off or departure, with departed orders apart and never late', async () => {
    await until('2026-03-16T12:00');
    // Submitted in an order different from their due times.
    const sailed = await carried({ state: 'DEPARTED', leavesAt: at('2026-03-11T08:00'), cutoffs: [] });
    const leaving = await carried({
      state: 'DECLARED',
      leavesAt: at('2026-03-19T08:00'),
      cutoffs: [{ code: 'CUSTOMS', at: at('2026-03-15T09:00') }],
    });
    const closing = await carried({
      state: 'BOOKED',
      leavesAt: at('2026-03-30T08:00'),
      cutoffs: [
        { code: 'CY_CLOSE', at: at('2026-03-24T10:00') },
        // A yard opening is not a deadline.
        { code: 'CY_OPEN', at: at('2026-03-17T07:00') },
        { code: 'SI', at: at('2026-03-18T16:00') },
      ],
    });
    const waits = await carried({ state: 'CARGO_IN', leavesAt: at('2026-03-15T20:00'), cutoffs: [] });
    const arrived = await carried({ state: 'ARRIVED', leavesAt: at('2026-03-01T08:00'), cutoffs: [] });
    const records = await queue('carriage');
    expect(
      records.map(({ orderNo, dueAt, cutoff, isOverdue, isUnderWay }) => [
        orderNo,
        dueAt,
        cutoff,
        isOverdue,
        isUnderWay,
      ]),
    ).toEqual([
      [waits, at('2026-03-15T20:00'), null, true, false],
      [closing, at('2026-03-18T16:00'), 'SI', false, false],
      [leaving, at('2026-03-19T08:00'), null, false, false],
      ...[sailed, arrived].toSorted().map((orderNo) => [orderNo, null, null, false, true]),
    ]);
    expect((await look(closing)).dueAt).toBe(at('2026-03-18T16:00'));
    expect((await look(sailed)).dueAt).toBeNull();
    await until('2026-03-19T12:00');
    expect((await queue('carriage')).map(({ dueAt, cutoff }) => [dueAt, cutoff]).slice(0, 3)).toEqual([
      [at('2026-03-15T20:00'), null],
      [at('2026-03-19T08:00'), null],
      [at('2026-03-24T10:00'), 'CY_CLOSE'],
    ]);
    await gateway.database.query('update orders set is_complained = true where order_no = $1', [sailed]);
    const [first] = await queue('carriage');
    expect([first?.orderNo, first?.isUnderWay]).toEqual([sailed, false]);
  });

  it('counts a complained order once, under way and ended', async () => {
    await carried({ state: 'COMPLETED', leavesAt: at('2026-02-20T08:00'), cutoffs: [] });
    await gateway.database.query(`update orders set is_complained = true where state in ('COMPLETED', 'CARGO_IN')`);
    const { data } = await gateway.post<{ records: QueuedCase[]; total: number; counts: Record<string, number> }>(
      '/api-desk/queue',
      { queue: 'carriage', mode: '', state: '', isMine: false, page: 1 },
      officer.as,
    );
    expect(data.records).toHaveLength(6);
    expect([data.total, data.counts.carriage]).toEqual([6, 6]);
  });

  it('migration fills the deadlines of older orders', async () => {
    const kept = (await queue('carriage')).map(({ orderNo }) => orderNo);
    const fill = earlierStatements(262).find((one) => one.startsWith('update orders')) ?? '';
    await gateway.database.query(`update orders set deadlines = '{}'`);
    await gateway.database.query(fill);
    expect((await queue('carriage')).map(({ orderNo }) => orderNo)).toEqual(kept);
  });

  it('contains every under-way state', () => {
    expect(UNDER_WAY.every((state) => ORDER_QUEUES.carriage.includes(state))).toBe(true);
  });
});

describe('enquiry queue', () => {
  it('puts an answer due sooner before an earlier requested reply', async () => {
    await until('2026-03-23T10:00');
    const asker = enquirerOn(gateway);
    const answered = await asker.asked();
    await asker.answer(answered.enquiryNo);
    const open = await asker.asked();
    await until('2026-03-23T10:30');
    await asker.act(sayEnquiry.path, answered, { text: '能否再便宜些', counter: null });
    const records = (
      await gateway.post<{ records: QueuedEnquiry[] }>('/api-desk/enquiries', { isMine: false, page: 1 }, pricing.as)
    ).data.records;
    expect(records.map(({ enquiryNo, dueAt }) => [enquiryNo, dueAt?.slice(0, 16)])).toEqual([
      [open.enquiryNo, '2026-03-23T04:00'],
      [answered.enquiryNo, '2026-03-23T04:30'],
    ]);
  });
});
