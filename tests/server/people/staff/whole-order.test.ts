import { afterAll, beforeAll, expect, it } from 'vitest';

import { addPapers, withdrawPaper } from '../../../../contract/papers/papers';
import { readOrder } from '../../../../contract/orders/orders';
import type { HouseCase } from '../../../../domain/house/case';
import { goodsLookup } from '../../../../domain/goods/identity';
import { portCountry } from '../../../../domain/order/blocks/countries';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { formEntries } from '../../../../domain/order/receipt/entries';
import { blankUnaskedFigures } from '../../../../domain/order/form/figures';
import { formatMoney } from '../../../../domain/values/money';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { bookedMode } from '../../../../server/trade/modes';
import { type GatewayCase, type Ordered, orderedBy } from '../../../support/modes/gateway-case';
import { AIR_CASE } from '../../trade/modes/support/air';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { DGD_CASE } from '../../trade/modes/support/dgd';
import { DOM_CASE, TRUCKED_CASE } from '../../trade/modes/support/dom';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { FLEXI_CASE } from '../../trade/modes/support/flexi';
import { LCL_CASE } from '../../trade/modes/support/lcl';
import { MALL_CASE } from '../../trade/modes/support/mall';
import { PART_CASE } from '../../trade/modes/support/part';
import { RAIL_CASE } from '../../trade/modes/support/rail';
import { LEASE_CASE, TANK_CASE } from '../../trade/modes/support/tank';
import { TRUCK_CASE } from '../../trade/modes/support/truck';
import { WH_CASE } from '../../trade/modes/support/wh';
import { upload } from '../files/support/upload';
import { bearing } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';
import { firstNow } from '../../../support/long';

const CASES: readonly [string, GatewayCase][] = [
  ['FCL', FCL_CASE],
  ['LCL', LCL_CASE],
  ['AIR', AIR_CASE],
  ['RAIL', RAIL_CASE],
  ['CFS', CFS_CASE],
  ['WH', WH_CASE],
  ['TANK', TANK_CASE],
  ['TANK on lease', LEASE_CASE],
  ['FLEXI', FLEXI_CASE],
  ['DOM', DOM_CASE],
  ['DOM with trucks', TRUCKED_CASE],
  ['DGD', DGD_CASE],
  ['TRUCK', TRUCK_CASE],
  ['TRUCK shared', PART_CASE],
  ['MALL', MALL_CASE],
];

let gateway: TestGateway;
let officer: Colleague;
let auditor: Colleague;
let content: Colleague;

beforeAll(async () => {
  gateway = await openTestGateway();
  officer = await colleague(gateway, 'officer');
  auditor = await colleague(gateway, 'auditor');
  content = await colleague(gateway, 'content');
});
afterAll(() => gateway.close());

const look = (no: string, { as }: Colleague) => gateway.post<HouseCase>(`/api-desk/case/${no}`, {}, as);
const print = (no: string, kind: string, { as }: Colleague) =>
  gateway.post<{ html: string }>(`/api-desk/case/${no}/print/${kind}`, {}, as);

const receipt = (no: string, { as }: Colleague) => gateway.post<OrderBrief>(`/api-desk/case/${no}/receipt`, {}, as);

async function withInvoice(mode: GatewayCase) {
  const invoice = { wanted: true, title: '演示化工有限公司', taxNo: '91350100M000100Y43', type: '1' };
  const bought = {
    ...mode,
    sound: (quote: Parameters<GatewayCase['sound']>[0]) => ({ ...mode.sound(quote), invoice }),
  };
  return orderedBy(gateway, bought);
}

function askedIn({ form, quote }: Pick<Ordered, 'form' | 'quote'>): string[] {
  const { order } = bookedMode(gateway.modes, quote.mode);
  const facts = { now: gateway.clock.now(), quote, ...goodsLookup(identifyGoods) };
  return formEntries(order, blankUnaskedFigures(order, form), facts, portCountry(quote.offer.dst?.code)).flatMap(
    ({ values }) => values,
  );
}

firstNow(it, 3)(CASES)('case page shows the form, the offer, every price line and the prints: %s', async (_, mode) => {
  const { person, form, quote, order } = await withInvoice(mode);
  const { data } = await look(order.orderNo, officer);
  const told = data.contents.entries.flatMap(({ values }) => values.map(({ typed }) => typed));
  expect(askedIn({ form, quote }).filter((typed) => !told.includes(typed))).toStrictEqual([]);
  const said = new Map(
    data.contents.entries.map(({ path, values }) => [path, values.map(({ typed }) => typed).join()]),
  );
  expect(said.get('invoice.title')).toBe('演示化工有限公司');
  expect(said.get('invoice.taxNo')).toBe('91350100M000100Y43');
  expect(data.contents.way.length).toBeGreaterThan(0);
  expect(data.charges.lines.length).toBeGreaterThan(0);
  const named = data.contents.entries.flatMap(({ path, values }) =>
    ['payType', 'currency', 'goods.0.packKind', 'services'].includes(path) ? values.map(({ name }) => name) : [],
  );
  expect(
    named.every((name) => name !== null),
    'codes of the house have names',
  ).toBe(true);
  const { orderNo } = order;
  const note = (await print(orderNo, 'bookingNote', officer)).data.html;
  expect(note).toContain(formatMoney(data.charges.totalYuan));
  expect(data.prints.map(({ kind }) => kind)).toContain('bookingNote');
  const own = await gateway.get<OrderBrief>(readOrder.path.replace(':orderNo', orderNo), bearing(person.token));
  expect((await receipt(orderNo, officer)).data, 'the receipt is that of its owner').toStrictEqual(own.data);
  for (const { kind, name } of data.prints) {
    const answer = await print(orderNo, kind, officer);
    expect(answer.status, kind).toBe(200);
    expect(answer.data.html).toContain(`<title>${name}</title>`);
  }
});

it('case page opens each signed result by version', async () => {
  const { order } = await orderedBy(gateway, FCL_CASE);
  const { orderNo } = order;
  for (const version of [1, 2, 3])
    await gateway.database.query(
      `insert into order_results (order_no, version, at, signed_by, body, bytes, sha256, voided_at)
       values ($1, $2, now(), '王强', $3, 1, '', case when $2 = 1 then now() end)`,
      [orderNo, version, `<title>分类 结果</title>${version} 版正文`],
    );
  const { prints } = (await look(orderNo, officer)).data;
  expect(prints.slice(-2), 'the newest first, and none that was voided').toEqual([
    { kind: 'result3', name: '分类 结果 第 3 版' },
    { kind: 'result2', name: '分类 结果 第 2 版' },
  ]);
  expect((await print(orderNo, 'result2', officer)).data.html).toContain('2 版正文');
});

it('case print is logged, and refused to read-only roles', async () => {
  const { order } = await orderedBy(gateway, FCL_CASE);
  const { orderNo } = order;
  const lines = () =>
    gateway.database.query<{ act: string; said: string }>(
      `select act, said from desk_log where subject = 'opened/order/' || $1 and act = 'case.printed'`,
      [orderNo],
    );
  expect((await print(orderNo, 'bookingNote', officer)).status).toBe(200);
  expect(await lines()).toStrictEqual([{ act: 'case.printed', said: 'bookingNote' }]);
  for (const other of [auditor, content]) expect((await print(orderNo, 'bookingNote', other)).status).toBe(403);
  expect((await print(orderNo, 'nothing', officer)).status).toBe(404);
  expect(await lines()).toHaveLength(1);
});

it('opened receipt is logged, and refused without the role', async () => {
  const { person, order } = await orderedBy(gateway, FCL_CASE);
  const { orderNo } = order;
  const reviewer = await colleague(gateway, 'reviewer');
  const lines = () =>
    gateway.database.query<{ who: string }>(
      `select staff_id as who from desk_log where subject = 'opened/order/' || $1 and act = 'receipt.opened' order by position`,
      [orderNo],
    );
  for (const one of [officer, officer, reviewer]) expect((await receipt(orderNo, one)).status).toBe(200);
  expect(await lines()).toHaveLength(2);
  for (const other of [auditor, content, await colleague(gateway, 'pricing')])
    expect((await receipt(orderNo, other)).status).toBe(403);
  expect((await gateway.post(`/api-desk/case/${orderNo}/receipt`, {}, bearing(person.token))).status).toBe(403);
  expect((await receipt('FC261101000000', officer)).status).toBe(404);
  expect(await lines()).toHaveLength(2);
});

it('finding of a missing document disappears once it is in, and returns after withdrawal', async () => {
  const { person, order } = await orderedBy(gateway, FCL_CASE);
  const { orderNo } = order;
  const codes = async () => (await look(orderNo, officer)).data.findings.map(({ code }) => code);
  const before = await codes();
  expect(before).toContain('sdsMissing');
  const { data } = await upload(gateway, person.token, { name: 'SDS_CN.pdf', docType: 'SDS_CN' });
  const paper = { fileId: data.fileId, docType: 'SDS_CN' };
  const path = addPapers.path.replace(':orderNo', orderNo);
  expect((await gateway.post(path, paper, bearing(person.token))).status).toBe(200);
  expect(await codes()).toStrictEqual([...before.filter((code) => code !== 'sdsMissing'), 'sdsHere']);
  const back = withdrawPaper.path.replace(':orderNo', orderNo);
  expect((await gateway.post(back, { fileId: data.fileId }, bearing(person.token))).status).toBe(200);
  expect((await codes()).toSorted()).toStrictEqual(before.toSorted());
});

it('case page masks phones for an auditor, and is closed to a content editor', async () => {
  const { form, order } = await orderedBy(gateway, FCL_CASE);
  const read = await look(order.orderNo, auditor);
  const text = JSON.stringify(read.data);
  expect(read.status).toBe(200);
  for (const phone of [form.contactPhone, form.shipper.phone, form.consignee.phone, form.emergencyPhone])
    expect(text).not.toContain(phone);
  expect(text).toContain(form.shipper.name);
  expect(read.data.prints).toStrictEqual([]);
  expect(JSON.stringify((await look(order.orderNo, officer)).data)).toContain(form.contactPhone);
  expect((await look(order.orderNo, content)).status).toBe(403);
});
