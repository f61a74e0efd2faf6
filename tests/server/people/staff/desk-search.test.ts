import { afterAll, beforeAll, expect, it } from 'vitest';

import { searchDesk } from '../../../../contract/house/search';
import { submitEnquiry } from '../../../../contract/modes/enq';
import { READERS } from '../../../../domain/house/duties';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/house/roles';
import { type DeskHit, HITS_MOST, isSearchText } from '../../../../domain/house/search';
import { dayAt } from '../../../../domain/values/days';
import { sampleStore } from '../../../../server/orders/mall/samples/store';
import { orderedBy } from '../../../support/modes/gateway-case';
import { enquiryOn } from '../../orders/enquiries/support/enquirer';
import { bearing } from '../identity/support/person';
import { handedIn, paperOf } from '../../trade/modes/mall/paper-support';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { ordered } from '../../orders/orders/support/booking';
import { type Member, newMember } from '../../orders/orders/support/enterprise';
import { DANGEROUS, GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let buyer: Member;
let harmless: string;
let methanol: string;
let stuffed: string;
let enquiryNo: string;
const people = new Map<StaffRole, Colleague>();
const of = (role: StaffRole) => {
  const one = people.get(role);
  if (!one) throw new Error(`nobody is ${role}`);
  return one;
};
const ask = (text: string, role: StaffRole = 'auditor') =>
  gateway.post<{ records: DeskHit[]; isMore: boolean }>(searchDesk.path, { text }, of(role).as);
const find = async (text: string, role: StaffRole = 'auditor') =>
  (await ask(text, role)).data.records.map(({ kind, no }) => `${kind} ${no}`);

beforeAll(async () => {
  gateway = await openTestGateway();
  for (const role of STAFF_ROLES) people.set(role, await colleague(gateway, role));
  buyer = await newMember(gateway, 'PASS');
  await gateway.database.query('update enterprises set name = $2, credit_code = $3 where id = $1', [
    buyer.enterpriseId,
    '沧海%_<script>化工',
    '91310000MA2K777777',
  ]);
  harmless = (await ordered(gateway, buyer.token, GENERAL)).orderNo;
  methanol = (await ordered(gateway, buyer.token, DANGEROUS)).orderNo;
  stuffed = (await orderedBy(gateway, CFS_CASE)).order.orderNo;
  const form = enquiryOn(dayAt(gateway.clock.now()));
  enquiryNo = (await gateway.post<{ enquiryNo: string }>(submitEnquiry.path, { form }, bearing(buyer.token))).data
    .enquiryNo;
  await handedIn(gateway, buyer, paperOf(gateway, 'HAZLIC'));
  await sampleStore(gateway.database).add({
    sampleNo: 'SP0000000001',
    buyerId: buyer.enterpriseId,
    askedBy: buyer.userId,
    product: { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51' },
    form: { size: '500 ml', use: '配方试验', contact: '周工', phone: '0512', address: '星湖街' },
    fee: 0,
    courier: 18_000,
    askedAt: new Date(gateway.clock.now()),
  });
});
afterAll(() => gateway.close());

it('finds a number by its beginning, in small letters too', async () => {
  expect(await find(methanol)).toEqual([`order ${methanol}`]);
  expect(await find(methanol.slice(0, 9).toLowerCase())).toContain(`order ${methanol}`);
  expect(await find(enquiryNo)).toEqual([`enquiry ${enquiryNo}`]);
  expect(await find('SP0000000001')).toEqual(['sample SP0000000001']);
});

it('finds all of a company, by its name, its code and the end of a telephone', async () => {
  for (const text of ['沧海', '91310000ma2k777777', buyer.phone.slice(-4), buyer.phone]) {
    const found = await find(text);
    for (const one of [`order ${harmless}`, `order ${methanol}`, `enquiry ${enquiryNo}`])
      expect(found, text).toContain(one);
  }
  const { records } = (await ask('沧海')).data;
  expect([...new Set(records.map(({ kind }) => kind))]).toEqual([
    'order',
    'enquiry',
    'buyerPaper',
    'sample',
    'enterprise',
  ]);
  expect(JSON.stringify((await ask(buyer.phone)).data)).not.toContain(buyer.phone);
});

it('finds by UN number, by name and by what the library calls the same', async () => {
  for (const text of ['1230', 'UN 1230', 'ｕｎ１２３０', '甲醇', 'methanol']) {
    const found = await find(text);
    expect(found, text).toContain(`order ${methanol}`);
    expect(found, text).not.toContain(`order ${harmless}`);
  }
  const [goods] = await gateway.database.query<{ name: string }>(
    `select head #>> '{goods,0,nameCn}' as name from orders where order_no = $1`,
    [harmless],
  );
  expect(await find(goods?.name.slice(0, 2) ?? '')).toContain(`order ${harmless}`);
  expect(await find('环氧')).toEqual(['sample SP0000000001']);
});

it('finds a plate of a named truck, of a trailer and of a truck that is announced at a gate', async () => {
  const { database } = gateway;
  await database.query(`update orders set units = '[{"no":"沪A77777","trailerNo":"沪B6789挂"}]' where order_no = $1`, [
    harmless,
  ]);
  for (const typed of ['沪A77777', '沪a·77777', '沪 B6789挂'])
    expect(await find(typed), typed).toEqual([`order ${harmless}`]);
  const told = `jsonb_set(snapshot, '{form,inbound}', '[{"plateNo":"苏E·54321"}]')`;
  await database.query(`update orders set snapshot = ${told} where order_no = $1`, [stuffed]);
  expect(await find('苏E54321')).toEqual([`order ${stuffed}`]);
  await database.query(
    `update orders set snapshot = jsonb_set(snapshot, '{form,inbound}', '"none"') where order_no = $1`,
    [stuffed],
  );
  expect(await find('苏E54321')).toEqual([]);
  for (const hostile of ["沪A12345' or '1'='1", '沪A%2345', '沪A_2345'])
    expect(await find(hostile), hostile).toEqual([]);
});

it('finds a box on its way, at a station and in a declaration, and a booking', async () => {
  const { database } = gateway;
  await database.query(`update orders set units = '[{"no":"TKNU1234561"}]' where order_no = $1`, [harmless]);
  await database.query(
    `insert into packed_units (order_no, unit, container_no, seal, at) values ($1, 1, 'PCKU7654321', 'AB1234', $2)`,
    [stuffed, new Date(gateway.clock.now())],
  );
  expect(await find('tknu 123456-1')).toEqual([`order ${harmless}`]);
  expect(await find('PCKU7654321')).toEqual([`order ${stuffed}`]);
  await database.query(
    `update orders set snapshot = jsonb_set(snapshot, '{form,containers}', '[{"no":"STFU2222222"}]') where order_no = $1`,
    [stuffed],
  );
  expect(await find('STFU2222222')).toEqual([`order ${stuffed}`]);
  await database.query(
    `update orders set mode = 'DGD',
        snapshot = jsonb_set(snapshot, '{form}', snapshot->'form' || '{"bookingNo":"cosu88-1","boxNos":[{"no":"DECU1111111"}]}')
      where order_no = $1`,
    [methanol],
  );
  for (const text of ['COSU88-1', 'DECU 111111 1']) expect(await find(text), text).toEqual([`order ${methanol}`]);
  await database.query(`update orders set mode = 'FCL' where order_no = $1`, [methanol]);
});

it('shows each role what it may open, and content nothing', async () => {
  const kinds = ['order', 'enquiry', 'buyerPaper', 'sample'] as const;
  for (const role of STAFF_ROLES.filter((one) => one !== 'content')) {
    const found = new Set((await ask('沧海', role)).data.records.map(({ kind }) => kind));
    for (const kind of kinds) expect(found.has(kind), `${role} ${kind}`).toBe(READERS[kind].includes(role));
  }
  expect((await ask('沧海', 'content')).status).toBe(403);
  expect((await gateway.post(searchDesk.path, { text: '沧海' }, { cookie: 'none=1' })).status).toBe(401);
});

it('takes hostile text, and refuses what says too little', async () => {
  for (const text of [`'; drop table orders; --`, '%%', '__', String.raw`\\\\`, '[{"unNo":"1230"}]', '$1 $2', '<img>'])
    expect((await ask(text)).data, text).toEqual({ records: [], isMore: false });
  expect(await find('沧海%_')).toContain(`order ${harmless}`);
  for (const text of ['', '甲', '12', '123', 'x'.repeat(61), '   ', '\0\0'])
    expect((await ask(text)).status, JSON.stringify(text)).toBe(400);
  expect(['1234', '甲醇', 'ab'].every(isSearchText)).toBe(true);
});

it('shows at most a handful of each kind, and says that there are others', async () => {
  await gateway.database.query(
    `insert into enterprises (id, mcp_code, name, credit_code, audit_status)
     select 'many-' || n, 'many-' || n, '繁星化工 ' || n, 'many-' || n, 'NONE' from generate_series(1, 23) n`,
  );
  const { records, isMore } = (await ask('繁星化工')).data;
  expect([records.length, isMore]).toEqual([HITS_MOST, true]);
});

it('stands on indexes for what many orders hold', async () => {
  const plan = await gateway.database.tx(async (inside) => {
    await inside.query('set local enable_seqscan = off');
    return inside.query(`explain select order_no from orders where head->'goods' @> any ($1::jsonb[])`, [
      ['[{"unNo":"1230"}]'],
    ]);
  });
  expect(JSON.stringify(plan)).toContain('orders_by_goods');
});
