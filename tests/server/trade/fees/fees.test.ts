import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { chargeAgreement, externalFees, serviceCharges } from '../../../../contract/offers/fees';
import { isCancellable } from '../../../../domain/order/life/lifecycle';
import type { FclQuote as Quote } from '../../../../domain/modes/fcl/quote';
import { bearing, newPerson } from '../../people/identity/support/person';
import { allOf, firstOf, GENERAL, METHANOL } from '../sea/support/ask';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Lines = ReplyOf<typeof serviceCharges>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const BOXES = [
  { type: '20GP', count: 2 },
  { type: '40HQ', count: 1 },
];

async function quoteId(body: object, token = ''): Promise<string> {
  const asked = { ...body, boxes: BOXES };
  const { sailingId } = firstOf(await allOf(gateway, asked), 'OPEN');
  return (await gateway.post<Quote>(quoteFcl.path, { ...asked, sailingId }, bearing(token))).data.quoteId;
}
const price = (id: string, services: unknown, more: object = {}) =>
  gateway.post<Lines>(serviceCharges.path, { quoteId: id, services, ...more });
const amounts = ({ lines }: Lines) => lines.map(({ item, total }) => [item, total.amount]);

describe('service fees of a quote', () => {
  it('are counted per box or per bill, in the chosen order, each once', async () => {
    const { data } = await price(await quoteId(GENERAL), ['CUS', 'TRK', 'CUS', 'DGCERT']);
    expect(amounts(data)).toEqual([
      ['CUS', 35_000],
      ['TRK', 360_000],
      ['TRK', 240_000],
      ['DGCERT', 60_000],
    ]);
    expect(data.totalYuan).toEqual({ amount: 695_000, currency: '1' });
    expect(data.totalUsd).toEqual({ amount: Math.ceil(695_000 / 7.1), currency: '2' });
  });

  it('are zero and marked as included when the dangerous goods freight contains them', async () => {
    const { data } = await price(await quoteId(METHANOL), ['DGDEC', 'LABEL']);
    expect(amounts(data)).toEqual([
      ['DGD', 0],
      ['LBL', 0],
    ]);
    for (const { name } of data.lines) expect(name).toContain('已含');
    expect(data.totalYuan.amount).toBe(0);
  });

  it('insure by value, rounded up, with a minimum premium', async () => {
    const [dangerous, general] = [await quoteId(METHANOL), await quoteId(GENERAL)];
    const premium = async (id: string, insuredValue: number) =>
      (await price(id, ['INS'], { insuredValue })).data.totalYuan.amount;
    expect(await premium(dangerous, 100_000_001)).toBe(200_001);
    expect(await premium(general, 100_000_000)).toBe(80_000);
    expect(await premium(general, 0)).toBe(10_000);
  });

  it('are marked as quoted separately when priced by hand', async () => {
    const { data } = await price(await quoteId(GENERAL), ['WH', 'DEST']);
    for (const { name, total } of data.lines) expect([name.includes('另行报价'), total.amount]).toEqual([true, 0]);
  });

  it.each([
    [['NOPE'], 400],
    [['__proto__'], 400],
    [['toString'], 400],
    ['CUS', 400],
    [Array.from({ length: 13 }, () => 'CUS'), 400],
    [[7], 400],
  ])('are refused for the services %j', async (services, status) => {
    expect((await price(await quoteId(GENERAL), services)).status).toBe(status);
  });

  it.each([-1, 1.5, 1e14])('are refused for the insured value %d', async (insuredValue) => {
    expect((await price(await quoteId(GENERAL), ['INS'], { insuredValue })).status).toBe(400);
  });

  it('answer 404 for a quote of another', async () => {
    const { token } = await newPerson(gateway);
    expect(await price(await quoteId(GENERAL, token), ['CUS'])).toMatchObject({ status: 404, code: CODES.notFound });
  });
});

describe('price list', () => {
  it('names every fee with its unit, in yuan, by box type where it differs', async () => {
    const { data } = await gateway.post<ReplyOf<typeof externalFees>>(externalFees.path, {});
    expect(data.records).toContainEqual({
      item: 'THC',
      name: '码头操作费',
      unit: 'CTN',
      price: { amount: 75_000, currency: '1' },
      boxType: '20GP',
      note: null,
    });
    expect(data.records.filter(({ item }) => item === 'TRK')).toHaveLength(10);
    for (const { price: fee, name } of data.records) expect([fee.amount > 0, name !== '']).toEqual([true, true]);
  });

  it('is available for full containers only', async () => {
    expect(await gateway.post(externalFees.path, { mode: 'AIR' })).toMatchObject({ status: 400 });
  });
});

describe('charge agreement', () => {
  it('is complete and dated, and lists the cancellation fee of every cancellable state', async () => {
    const { data } = await gateway.post<ReplyOf<typeof chargeAgreement>>(chargeAgreement.path, {});
    expect([data.version, data.sections.length]).toEqual(['2026-11-22', 8]);
    expect(JSON.stringify(data.sections)).toContain('按锁定的费率即时重新计算，变动的项目逐项列明，不必重新报价');
    for (const { heading, paragraphs } of data.sections)
      expect([heading !== '', paragraphs.length > 0]).toEqual([true, true]);
    expect(data.cancelFees.map(({ state }) => state)).toEqual([
      'SUBMITTED',
      'AWAIT_VERIFY',
      'UNDER_REVIEW',
      'DG_REVIEW',
      'PENDING_UPDATE',
      'CONFIRMED',
      'BOOKED',
    ]);
    for (const { state, stateName, fee } of data.cancelFees) {
      expect(isCancellable(state as 'SUBMITTED')).toBe(true);
      expect([stateName === state, fee === '']).toEqual([false, false]);
    }
    expect(data.cancelFees.at(-1)?.fee).toContain('20GP、20RF、20OT、20FR 每箱 ¥2,000.00');
  });
});
