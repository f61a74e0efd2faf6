import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { submitEnquiry } from '../../../../contract/modes/enq';
import {
  type Customer,
  CUSTOMER_KINDS,
  CUSTOMER_PARTS,
  type CustomerPart,
  type FoundCustomer,
} from '../../../../domain/house/customers';
import { hasRole, STAFF_ROLES, type StaffRole } from '../../../../domain/house/roles';
import { dayAt } from '../../../../domain/values/days';
import { DAY_MS } from '../../../../domain/values/spans';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { sampleStore } from '../../../../server/orders/mall/samples/store';
import { enquiryOn } from '../../orders/enquiries/support/enquirer';
import { bearing, codeFor } from '../identity/support/person';
import { handedIn, paperOf } from '../../trade/modes/mall/paper-support';
import { ordered } from '../../orders/orders/support/booking';
import { type Member, newMember } from '../../orders/orders/support/enterprise';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let buyer: Member;
let orderNo: string;
let enquiryNo: string;
let code: string;
const PARTS = Object.keys(CUSTOMER_PARTS) as CustomerPart[];
const people = new Map<StaffRole, Colleague>();
const of = (role: StaffRole) => {
  const one = people.get(role);
  if (!one) throw new Error(`nobody is ${role}`);
  return one;
};

/** Enterprise with an order, an enquiry, a waiting document, a raised limit and a sent code. */
beforeAll(async () => {
  gateway = await openTestGateway();
  for (const role of STAFF_ROLES) people.set(role, await colleague(gateway, role));
  buyer = await newMember(gateway, 'PASS');
  await gateway.database.query('update enterprises set name = $2, credit_code = $3 where id = $1', [
    buyer.enterpriseId,
    '沧海<script>化工有限公司',
    '91310000MA2K777777',
  ]);
  await gateway.database.query('update users set name = $2 where id = $1', [buyer.userId, '顾 长风']);
  ({ orderNo } = await ordered(gateway, buyer.token, GENERAL));
  const form = enquiryOn(dayAt(gateway.clock.now()));
  ({ enquiryNo } = (
    await gateway.post<{ enquiryNo: string }>(submitEnquiry.path, { form }, bearing(buyer.token))
  ).data);
  await gateway.database.query(
    `insert into enquiry_messages (enquiry_no, seq, at, by_house, text) values ($1, 1, $2, false, '能否便宜些')`,
    [enquiryNo, new Date(gateway.clock.now())],
  );
  await handedIn(gateway, buyer, paperOf(gateway, 'HAZLIC'));
  for (const [no, state, day] of [
    ['SP-OLD', 'APPROVED', 1],
    ['SP-NEW', 'REFUSED', 2],
  ] as const)
    await sampleStore(gateway.database)
      .add({
        sampleNo: no,
        buyerId: buyer.enterpriseId,
        askedBy: buyer.userId,
        product: { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51' },
        form: { size: '500 ml', use: '配方试验', contact: '周工', phone: '0512', address: '星湖街' },
        fee: 0,
        courier: 18_000,
        askedAt: new Date(Date.UTC(2026, 8, day)),
      })
      .then(() => gateway.database.query('update samples set state = $2 where sample_no = $1', [no, state]));
  const { turn } = (await gateway.post<{ turn: string }>(`/api-desk/case/${orderNo}`, {}, of('reviewer').as)).data;
  const allowance = { turn, act: 'allowance', said: { times: '3', reason: '长约客户' } };
  const allowed = await gateway.post(`/api-desk/case/${orderNo}/act`, allowance, of('reviewer').as);
  expect(allowed.code).toBe(CODES.success);
  code = await codeFor(gateway, buyer.phone, 'user_login');
});
afterAll(() => gateway.close());

type Found = { records: FoundCustomer[]; isMore: boolean };
const find = (text: string, who = of('auditor')) => gateway.post<Found>('/api-desk/customers', { text }, who.as);
const found = async (text: string) => (await find(text)).data.records.map(({ kind, id }) => `${kind} ${id}`);
const pathOf = (kind: Customer['kind'], id: string) => `/api-desk/customer/${kind}/${id}`;
const look = async (kind: Customer['kind'], id: string, who = of('auditor')) =>
  (await gateway.post<Customer>(pathOf(kind, id), {}, who.as)).data;

describe('customer search', () => {
  it('finds by name, credit code, order or enquiry number, and last phone digits', async () => {
    const [enterprise, person] = [`enterprise ${buyer.enterpriseId}`, `person ${buyer.userId}`];
    expect(await found('沧海')).toEqual([enterprise]);
    expect(await found(' 长风 ')).toEqual([person]);
    expect(await found('91310000ma2k777777')).toEqual([enterprise]);
    expect(await found(orderNo.toLowerCase())).toEqual([enterprise, person]);
    expect(await found(enquiryNo)).toEqual([person]);
    expect(await found(buyer.phone.slice(-4))).toContain(person);
    expect(await found(buyer.phone)).toEqual([person]);
    expect(await found('%%')).toEqual([]);
    expect(await found('没有这一家')).toEqual([]);
  });

  it('finds no closed account by any key', async () => {
    const leaving = await newMember(gateway, 'PASS');
    await gateway.database.query('update users set name = $2 where id = $1', [leaving.userId, '远帆 归岸']);
    const order = await ordered(gateway, leaving.token, GENERAL);
    const form = enquiryOn(dayAt(gateway.clock.now()));
    const enquiry = await gateway.post<{ enquiryNo: string }>(submitEnquiry.path, { form }, bearing(leaving.token));
    const person = `person ${leaving.userId}`;
    const texts = ['归岸', leaving.phone, leaving.phone.slice(-4), order.orderNo, enquiry.data.enquiryNo];
    for (const text of texts) expect(await found(text), text).toContain(person);
    await gateway.database.query('update users set closed_at = $2 where id = $1', [
      leaving.userId,
      new Date(gateway.clock.now()),
    ]);
    for (const text of texts) expect(await found(text), text).not.toContain(person);
  });

  it('masks phones, and refuses too short or too long terms', async () => {
    const { records } = (await find('长风')).data;
    expect(records[0]).toMatchObject({ phone: `${buyer.phone.slice(0, 3)}****${buyer.phone.slice(-4)}` });
    expect(JSON.stringify(records)).not.toContain(buyer.phone);
    for (const text of ['沧', '12', '123', '12345', '13800', 'x'.repeat(61)]) {
      expect((await find(text)).status, text).toBe(400);
    }
  });

  it('returns one page and reports that there are more', async () => {
    await gateway.database.query(
      `insert into enterprises (id, mcp_code, name, credit_code, audit_status)
       select 'many-' || n, 'many-' || n, '繁星化工 ' || n, 'many-' || n, 'NONE' from generate_series(1, 23) n`,
    );
    const { records, isMore } = (await find('繁星化工')).data;
    expect([records.length, isMore]).toEqual([20, true]);
    expect((await find('繁星化工 23')).data.isMore).toBe(false);
  });
});

describe('customer page', () => {
  it('shows an enterprise with members, documents, limits, orders, enquiries, talk and messages', async () => {
    const shown = await look('enterprise', buyer.enterpriseId);
    expect(shown).toMatchObject({
      name: '沧海<script>化工有限公司',
      status: 'PASS',
      people: [{ userId: buyer.userId, name: '顾 长风', phone: expect.stringContaining('****') }],
      orders: { total: 1, records: [{ orderNo, isOpen: true, heldBy: { staffId: of('reviewer').staffId } }] },
      enquiries: { total: 1, records: [{ enquiryNo, isOpen: true, heldBy: null }] },
      talk: [{ enquiryNo, byHouse: false, text: '能否便宜些' }],
      verifications: [],
      papers: [{ paper: 'HAZLIC', state: 'HANDED_IN' }],
      samples: [
        { sampleNo: 'SP-OLD', state: 'APPROVED', size: '500 ml' },
        { sampleNo: 'SP-NEW', state: 'REFUSED' },
      ],
      limits: { openOrders: 1, mostOpen: 3_000, mostADay: 900, allowed: { times: 3, reason: '长约客户' } },
    });
    expect(JSON.stringify(shown)).not.toContain(buyer.phone);
    const person = await look('person', buyer.userId);
    expect(person).toMatchObject({
      enterprise: { id: buyer.enterpriseId },
      orders: { total: 1 },
      talk: [{ enquiryNo }],
      limits: null,
      papers: null,
    });
  });

  it('shows sent messages without their codes', async () => {
    const shown = await look('enterprise', buyer.enterpriseId);
    const codes = shown.messages?.filter(({ kind }) => kind === 'user_login') ?? [];
    expect(code).toMatch(/^\d{6}$/);
    expect(codes.map(({ text, to }) => [text, to])).toEqual([[null, `顾 长风 ${shown.people[0]?.phone ?? ''}`]]);
    expect(JSON.stringify(shown)).not.toContain(code);
    expect(JSON.stringify(await gateway.database.query('select * from sent_messages'))).not.toContain(code);
  });

  it('shows each role its own parts only', async () => {
    const shown = (reply: Customer | null) => PARTS.filter((part) => reply !== null && reply[part] !== null);
    for (const [role, who] of people) {
      const { status, data } = await gateway.post<Customer | null>(
        pathOf('enterprise', buyer.enterpriseId),
        {},
        who.as,
      );
      expect(status, role).toBe(role === 'content' ? 403 : 200);
      const own = PARTS.filter((part) => hasRole([role], CUSTOMER_PARTS[part]));
      expect(shown(status === 200 ? data : null), role).toEqual(own);
    }
  });

  it('answers 404 for unknown numbers, without a log line', async () => {
    const lines = () => gateway.database.query('select position from desk_log');
    const before = (await lines()).length;
    for (const kind of CUSTOMER_KINDS)
      expect((await gateway.post(pathOf(kind, 'nobody'), {}, of('auditor').as)).status).toBe(404);
    expect(
      (await gateway.post(pathOf('person', buyer.enterpriseId), {}, of('auditor').as)).status,
      'an enterprise is no person',
    ).toBe(404);
    expect((await lines()).length).toBe(before);
  });
});

describe('views of a customer page', () => {
  it('are logged in the hash chain, and shown to the auditor only', async () => {
    const { enterpriseId } = await newMember(gateway, 'NONE');
    await look('enterprise', enterpriseId, of('pricing'));
    gateway.clock.advance(1_000);
    expect((await look('enterprise', enterpriseId, of('officer'))).looks).toBeNull();
    const { looks } = await look('enterprise', enterpriseId);
    const name = async (role: StaffRole) =>
      (await gateway.database.query<{ name: string }>('select name from staff where id = $1', [of(role).staffId]))[0]
        ?.name;
    expect(looks?.map(({ who }) => who)).toEqual([await name('officer'), await name('pricing')]);
    expect(await findBrokenLine(gateway.database)).toBeNull();
    await gateway.database.query(`update desk_log set staff_id = $1 where subject = $2`, [
      of('reviewer').staffId,
      `enterprise/${enterpriseId}`,
    ]);
    expect(await findBrokenLine(gateway.database), 'a look that is put on another').not.toBeNull();
  });
});

describe('sent messages', () => {
  it('are deleted after 90 days', async () => {
    gateway.clock.advance(91 * DAY_MS);
    await gateway.sms.sweep();
    expect(await gateway.database.query('select 1 from sent_messages')).toEqual([]);
  });
});
