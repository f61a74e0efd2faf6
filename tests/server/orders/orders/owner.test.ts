import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { listOrders } from '../../../../contract/orders/list';
import { cancelOrder, copyOrder } from '../../../../contract/orders/orders';
import { addPapers } from '../../../../contract/papers/papers';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import type { OrderForm } from '../../../../domain/order/form/form';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';
import { newMember } from './support/enterprise';
import { GENERAL } from './support/submission';

type Page = { records: OrderBrief[]; total: number; current: number; size: number };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const at = (path: string, orderNo: string) => path.replace(':orderNo', orderNo);
const list = async (token: string, current = '1') =>
  (await gateway.get<Page>(`${listOrders.path}?current=${current}`, bearing(token))).data;

describe('order', () => {
  it('is copied completely, except for offer, dates and consent', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    const { data } = await gateway.get<{ form: OrderForm }>(at(copyOrder.path, orderNo), bearing(token));
    expect(data.form).toMatchObject({
      quoteId: '',
      offerId: '',
      altOfferId: '',
      readyDate: '',
      agreeProtocol: false,
      dgPromise: false,
      later: [],
      isDanger: 'Y',
      goods: [{ nameCn: '甲醇', unNo: '1230' }],
    });
    expect(data.form.shipper.name).not.toBe('');
    expect(data.form.files.every(({ docType }) => docType.startsWith('SDS'))).toBe(true);
  });

  it('is shown to its owner as agreed', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    const { data } = await read(gateway, token, orderNo);
    expect(data).toMatchObject({
      orderNo,
      mode: 'FCL',
      state: 'DG_REVIEW',
      org: { code: 'CNSHA' },
      dst: { code: 'SGSIN' },
      detail: { boxes: [{ type: '20GP', count: 1 }], alternative: null },
      goods: [{ nameCn: '甲醇', unNo: '1230', hazardClass: '3', subRisks: ['6.1'], packingGroup: 'II' }],
      isDanger: 'Y',
      path: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED', 'COMPLETED'],
      cancelFee: { amount: 0, currency: '1' },
    });
    expect(data.charges.lines.length).toBeGreaterThan(3);
    expect(data.papers.map(({ docType, isHere }) => `${docType} ${isHere}`)).toContain('SDS_CN:1230 false');
    const due = data.cutoffs.find(({ code }) => code === 'DG_DOC')?.at;
    expect(data.papers.find(({ docType }) => docType === 'SDS_CN:1230')?.dueAt).toBe(due);
  });

  it('requires no dangerous goods documents when the goods are harmless', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token, GENERAL);
    const { data } = await read(gateway, token, orderNo);
    expect(data.papers.map(({ docType }) => docType)).toEqual(['VGM']);
    expect(data.goods).toEqual([{ nameCn: '柠檬酸', unNo: null, hazardClass: null, subRisks: [], packingGroup: null }]);
  });

  it('is visible to the whole enterprise', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const colleague = await newMember(gateway, 'PASS', buyer.enterpriseId);
    const { orderNo } = await ordered(gateway, buyer.token);
    expect((await read(gateway, colleague.token, orderNo)).data.orderNo).toBe(orderNo);
    expect((await list(colleague.token)).records.map((order) => order.orderNo)).toEqual([orderNo]);
  });

  it('is inaccessible to others on every route', async () => {
    const owner = await newMember(gateway, 'NONE');
    const { orderNo } = await ordered(gateway, owner.token);
    const papers = { fileId: 'any', docType: 'SDS_CN' };
    for (const { token } of [await newPerson(gateway), await newMember(gateway, 'NONE')]) {
      const cancelling = { reason: '1', shownFee: { amount: 0, currency: '1' } };
      for (const reply of [
        await read(gateway, token, orderNo),
        await gateway.post(at(cancelOrder.path, orderNo), cancelling, bearing(token)),
        await gateway.post(at(addPapers.path, orderNo), papers, bearing(token)),
        await gateway.get(at(copyOrder.path, orderNo), bearing(token)),
      ]) {
        expect(reply).toMatchObject({ status: 404, code: CODES.notFound, data: null });
      }
      expect((await list(token)).total).toBe(0);
    }
    expect((await read(gateway, owner.token, orderNo)).data.state).toBe('AWAIT_VERIFY');
  });

  it('that does not exist answers like one of another', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, (await newPerson(gateway)).token);
    const [foreign, none] = [await read(gateway, token, orderNo), await read(gateway, token, 'FC260302AAAAAA')];
    expect({ ...none, headers: null }).toEqual({ ...foreign, headers: null });
  });

  it.each(['FC1', "FC260302'or1=1", 'fc260302aaaaaa', 'FC260302AAAAAAA', '%00', '..%2F..'])(
    'number of any other form is refused: %s',
    async (orderNo) => {
      const { token } = await newPerson(gateway);
      expect((await read(gateway, token, orderNo)).status).toBe(400);
    },
  );

  it('list is newest first, twenty a page', async () => {
    const { token } = await newMember(gateway, 'PASS');
    const numbers: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      gateway.clock.advance(1_000);
      numbers.unshift((await ordered(gateway, token, GENERAL)).orderNo);
    }
    const first = await list(token);
    expect(first).toMatchObject({ total: 21, current: 1, size: 20 });
    const second = await list(token, '2');
    expect([...first.records, ...second.records].map(({ orderNo }) => orderNo)).toEqual(numbers);
    expect((await list(token, '99999')).records).toEqual([]);
  });

  it.each(['0', '-1', 'x', '1e9', '123456'])('list has no page %s', async (current) => {
    const { token } = await newPerson(gateway);
    expect((await gateway.get(`${listOrders.path}?current=${current}`, bearing(token))).status).toBe(400);
  });

  it('requires sign-in', async () => {
    expect((await gateway.get(listOrders.path)).status).toBe(401);
    expect((await gateway.get(at('/api-puds/order/:orderNo', 'FC260302AAAAAA'))).status).toBe(401);
  });
});
