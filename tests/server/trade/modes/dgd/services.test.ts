/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { SERVICE_TYPES } from '../../../../../domain/desk/service-types';
import { type ServiceType } from '../../../../../domain/desk/services';
import type { DgdForm } from '../../../../../domain/modes/dgd/form';
import { serviceOfferId } from '../../../../../domain/modes/dgd/offered';
import type { DgdReceipt } from '../../../../../domain/modes/dgd/receipt';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { soundDgd } from '../../../../support/dgd-order';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { newPerson } from '../../../people/identity/support/person';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** No files: they need an uploader and may come later. */
const BARE: Partial<DgdForm> = { files: [], isBattery: 'N', batteryWh: '' };

/** Dates relative to the gateway clock. */
const dated = (): Partial<DgdForm> => {
  const today = dayAt(gateway.clock.now());
  return { week: daysAfter(today, 30), packDate: today, leaves: `${daysAfter(today, 10)}T10:00` };
};

async function ordering(type: ServiceType, change: Partial<DgdForm> = {}) {
  const { token } = await newPerson(gateway);
  const offerId = serviceOfferId(type);
  const quote = await locked(gateway, 'DGD', { search: { type }, offerId }, token);
  const form = { ...soundDgd(type), ...BARE, ...dated(), ...change, quoteId: quote.quoteId };
  const reply = await submitted<{ orderNo: string; state: 'UNDER_REVIEW'; faults?: unknown }>(
    gateway,
    { id: 'DGD', token },
    submissionOf(gateway, form, quote),
  );
  return { token, reply };
}

describe('DGD service from order to result', () => {
  it.each([...SERVICE_TYPES])('delivers the result of service %s', async (type) => {
    const { token, reply } = await ordering(type);
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
    const { orderNo, state } = reply.data;
    const { desk } = gateway.orders;
    const lacking = (await desk.find(orderNo))?.lacking.length;
    await desk.move({ orderNo, from: state, event: 'accepted', reason: '', lacking });
    await desk.move({ orderNo, from: 'CONFIRMED', event: 'space.released', reason: '', lacking });
    gateway.clock.advance(1_000);
    const said = { orderNo, text: '意见：可以办理，见附件', signedBy: '陈书宁' };
    expect((await deskOf(gateway).act('result', said)).code).toBe(CODES.success);
    await desk.move({ orderNo, from: 'BOOKED', event: 'completed', reason: '' });
    const brief = (await briefOf(gateway, token, orderNo)) as unknown as OrderBrief<DgdReceipt>;
    expect(brief).toMatchObject({ state: 'COMPLETED', detail: { service: type, deliverTo: 'lin@example.com' } });
    expect(brief.detail.results.map(({ version, signedBy }) => [version, signedBy])).toEqual([[1, '陈书宁']]);
  });
});

const ASKED: Readonly<Record<ServiceType, Readonly<Record<string, string>>>> = {
  '1': { 成分: '甲醇 67-56-1 60%、水 7732-18-5 40%', 用途: expect.any(String), 拟用运输方式: expect.any(String) },
  '2': { 办理内容: expect.any(String), 目标市场与语言: expect.stringMatching(/ · /) },
  '3': { '包装 UN 标记': expect.stringMatching(/^UN /), 出境口岸: expect.stringMatching(/^\S+ [A-Z]{5}$/) },
  '4': { 订舱号: expect.any(String), 船名航次: expect.any(String), 开船时间: expect.any(String) },
  '5': { 起飞机场: expect.stringMatching(/ [A-Z]{3}$/), 目的机场: expect.stringMatching(/ [A-Z]{3}$/) },
  '6': {
    起运港: expect.stringMatching(/ [A-Z]{5}$/),
    目的港: expect.stringMatching(/ [A-Z]{5}$/),
    危险类别: expect.stringMatching(/^第 .+ 类$/),
  },
  '7': { 同放的货物: '甲醇 UN 1230 800 kg、甲苯 UN 1294 900 kg', 放在一起的是: expect.stringMatching(/^同[箱库车]$/) },
  '8': { 意向城市: expect.any(String), 储存温度: expect.any(String) },
  '9': { 登记范围: expect.any(String), 登记语言: expect.any(String) },
};

describe('commission on the DGD receipt', () => {
  it.each([...SERVICE_TYPES])('service %s is described in words', async (type) => {
    const { token, reply } = await ordering(type);
    const { orderNo } = reply.data;
    const brief = (await briefOf(gateway, token, orderNo)) as unknown as OrderBrief<DgdReceipt>;
    const said = Object.fromEntries(brief.detail.commission.map(({ name, said: words }) => [name, words]));
    expect(said).toMatchObject(ASKED[type]);
    expect(JSON.stringify(said), 'words, and no codes of ours').not.toMatch(
      /\b(SEA|NEW|BOX|NORMAL|TICKET|SOLID|LIQUID)\b/,
    );
  });
});

describe('DGD value outside its list', () => {
  it.each<[string, ServiceType, Partial<DgdForm>]>([
    ['a port nobody knows', '3', { exitPort: '乌有 XXXXX' }],
    ['a name before the code of another port', '6', { toPort: '上海 NLRTM' }],
    ['a port on the way nobody knows', '6', { viaPort: '乌有 XXXXX' }],
    ['an airport that is a port', '5', { toAirport: '鹿特丹 NLRTM' }],
    ['a packing of no list', '6', { packing: 'XX9' }],
    ['a city without a store', '8', { city: '乌有市' }],
  ])('is refused: %s', async (_, type, change) => {
    const { reply } = await ordering(type, change);
    const [path] = Object.keys(change);
    expect({ code: reply.code, faults: reply.data.faults }).toEqual({
      code: CODES.orderRefused,
      faults: [{ path, code: 'notListed' }],
    });
  });

  it('is ignored for another service', async () => {
    const { reply } = await ordering('9', { exitPort: '洋山港', city: '乌有市', packing: 'XX9' });
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  });
});
