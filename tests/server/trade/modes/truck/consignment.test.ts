import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { printTruck } from '../../../../../contract/modes/truck/order';
import type { TruckQuote } from '../../../../../domain/modes/truck/quote';
import { truckDocument } from '../../../../../server/trade/modes/truck/consignment';
import { locked } from '../../../../support/modes/gateway-case';
import { ASH, AT_FOUR, SHARED, soundTruckOn, TANKED, truckQuoteFor } from '../../../../support/truck-order';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { soundOn, TRUCK_CASE } from '../support/truck';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const listOf = (quote: TruckQuote) => truckDocument('truckConsignment', { form: soundTruckOn(quote), quote }) ?? '';

describe('dangerous goods road list', () => {
  it('states loading and unloading per stop', () => {
    const html = listOf(truckQuoteFor(AT_FOUR));
    for (const words of [
      '装 异丙醇：50 件，7,500 kg',
      '装 异丙醇：30 件，4,500 kg',
      '卸 异丙醇：20 件，3,000 kg',
      '卸 异丙醇：60 件，9,000 kg',
    ])
      expect(html).toContain(words);
  });

  it('states tunnel code, packing, hazards and measures of the goods', () => {
    const html = listOf(truckQuoteFor(AT_FOUR));
    for (const words of [
      '（D/E）',
      '80 × 闭口钢桶（1A1）\nUN 1A1/X1.4/250/24/CN/310001',
      '第 3 类',
      '易燃液体',
      '次生环境污染处置',
    ])
      expect(html).toContain(words);
  });

  it('states a tank in kilograms only, with detour and inhibitor', () => {
    const html = listOf(truckQuoteFor(TANKED, 'TANK30'));
    for (const words of ['罐装', '装 丙烯腈（稳定的）：21,000 kg', '绕行', '稳定剂有效期至 2027-06-30', '第 6.1 类'])
      expect(html).toContain(words);
    expect(html).not.toContain('件数未填');
  });

  it('states a shared-truck consignment as one', () => {
    const html = listOf(truckQuoteFor(SHARED, 'BOX96'));
    expect(html).toContain('本票合计');
    expect(html).not.toContain('每车');
  });

  it('marks missing data of an old order, and omits fields not required', () => {
    const quote = truckQuoteFor(AT_FOUR);
    const form = { ...soundTruckOn(quote), places: {}, tempC: '15', passNo: 'HB20261207' };
    for (const name of ['senderName', 'senderAddress', 'senderPhone', 'senderLicence'])
      Reflect.deleteProperty(form, name);
    const html = truckDocument('truckConsignment', { form, quote }) ?? '';
    expect(html).toContain('<dt>托运人</dt><dd>未填</dd>');
    expect(html).toContain('装 异丙醇：数量未填');
    for (const unasked of ['控温', 'HB20261207']) expect(html).not.toContain(unasked);
  });

  it('does not exist for harmless goods', () => {
    const quote = truckQuoteFor(ASH);
    expect(truckDocument('truckConsignment', { form: soundTruckOn(quote), quote })).toBeNull();
  });
});

describe('preview of the dangerous goods road list', () => {
  const preview = (form: unknown, kind = 'truckConsignment', token?: string) =>
    gateway.post<{ html: string }>(printTruck.path, { form, kind }, token === undefined ? undefined : bearing(token));

  it('prints the typed form as a draft for whom the quote is visible, storing nothing', async () => {
    const { token } = await newPerson(gateway);
    const quote = (await locked(gateway, 'TRUCK', await TRUCK_CASE.find(gateway), token)) as TruckQuote;
    const form = { ...soundOn(quote), receiverName: '', remark: '<b>急</b>' };
    const { code, data } = await preview(form, undefined, token);
    expect(code).toBe(CODES.success);
    expect(data.html).toContain('未提交');
    expect(data.html).not.toContain('<dt>订单</dt>');
    expect(data.html).toContain('&lt;b&gt;急&lt;/b&gt;');
    const stranger = await newPerson(gateway);
    for (const other of [
      await preview(form),
      await preview(form, undefined, stranger.token),
      await preview(form, 'bookingNote', token),
    ])
      expect(other.code).toBe(CODES.notFound);
  });
});
