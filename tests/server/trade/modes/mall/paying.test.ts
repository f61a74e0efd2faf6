/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { orderDocument } from '../../../../../contract/orders/pages';
import { reviseOrder } from '../../../../../contract/after/revise';
import type { HouseCase } from '../../../../../domain/house/case';
import type { MallReceipt } from '../../../../../domain/modes/mall/receipt';
import { daysAfter } from '../../../../../domain/values/days';
import { DEMO_SELLER } from '../../../../../server/doors/demo/seller';
import { briefOf } from '../../../../support/modes/gateway-case';
import { bearing, type Person } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { colleague } from '../../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, IPA, wantedOf } from '../support/mall';
import { readPaper } from './paper-support';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let buyer: Person;
let enterprise: { name: string; creditCode: string };
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
  buyer = await newMember(gateway, 'PASS');
  const [row] = await gateway.database.query<typeof enterprise>(
    `select e.name, e.credit_code as "creditCode" from users u join enterprises e on e.id = u.enterprise_id order by e.id desc limit 1`,
  );
  if (!row) throw new Error('no enterprise');
  enterprise = row;
});
afterAll(() => gateway.close());

const noteOf = async (orderNo: string): Promise<string> => {
  const path = orderDocument.path.replace(':orderNo', orderNo).replace(':kind', 'bookingNote');
  return (await gateway.get<{ html: string }>(path, bearing(buyer.token))).data.html;
};

async function bought(product: string, packs: number, change: object) {
  const { reply, orderNo } = await shop.ordered(await wantedOf(gateway, product, packs), buyer, change);
  expect(reply.code, JSON.stringify(reply)).toBe(CODES.success);
  const detail = (await briefOf(gateway, buyer.token, orderNo)).detail as unknown as MallReceipt;
  return { orderNo, detail, pickupOn: detail.delivery.at.slice(0, 10) };
}

it.each([
  ['1', '票结（逐票结算）', '出库前付清', 0],
  ['2', '月结', '按双方签署的月结条款付款，未签署信用条款的，出库前付清', null],
  ['3', '预付全款', '确认后、开始备货前付清', null],
  ['4', '账期 30 天', '按双方签署的信用条款，出库后 30 天内付清；未签署信用条款的，出库前付清', 30],
  ['5', '在线支付（对公网银）', '出库前由企业账户汇入收款账户', 0],
  ['6', '到付', '提货或签收时付清', 0],
])('mall order states terms, day, account and buyer of payment %s', async (payType, name, said, days) => {
  const { orderNo, detail, pickupOn } = await bought(ASH, 4, { payType });
  const dueOn = days === null ? null : daysAfter(pickupOn, days);
  expect(detail.paying).toEqual({
    payType,
    payName: name,
    dueOn,
    buyer: enterprise,
    invoice: null,
    account: DEMO_SELLER.account,
  });
  const html = await noteOf(orderNo);
  const officer = await colleague(gateway, 'reviewer');
  const { contents } = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data;
  const desk = JSON.stringify(contents);
  for (const told of [enterprise.name, enterprise.creditCode, said, ...(dueOn === null ? [] : [dueOn])]) {
    expect(html).toContain(told);
    expect(desk).toContain(told);
  }
  expect(desk, 'way of paying').toContain(name);
  for (const told of [name, '演示账户，请勿付款', orderNo, '未填写，订单完成后 15 天内可在订单页补填'])
    expect(html).toContain(told);
});

it('later invoice of licensed goods can name the verified enterprise only', async () => {
  await readPaper(gateway, buyer, 'USEPROOF');
  const { orderNo } = await bought(IPA, 4, {
    useDecl: '涂料稀释剂生产原料，本厂自用',
    roadPermit: '沪交运管危字310000001',
    escort: '王五',
  });
  const send = (title: string) => {
    const texts = { 'invoice.type': '1', 'invoice.title': title, 'invoice.taxNo': '91310000MA1K4XY28U' };
    const path = reviseOrder.path.replace(':orderNo', orderNo);
    return gateway.post<{ faults?: object[] }>(path, { topic: 'INVOICE', texts, seen: {} }, bearing(buyer.token));
  };
  const other = await send('别家公司');
  expect([other.code, other.data.faults]).toMatchObject([
    CODES.orderRefused,
    [{ path: 'invoice.title', code: 'mallInvoiceTitle' }],
  ]);
  expect((await send(enterprise.name)).code).toBe(CODES.success);
});
