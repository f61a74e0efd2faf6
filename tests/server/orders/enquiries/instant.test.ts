import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { priceEnquiry } from '../../../../contract/modes/enq';
import { blankEnquiry, type EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import type { Quote } from '../../../../domain/offer/offer';
import type { Sailing } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { glycol, toluene } from '../../../support/enquiry-goods';
import { methanol } from '../../../support/fcl-order';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Instant = ReplyOf<typeof priceEnquiry>['price'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const inDays = (days: number) => daysAfter(dayAt(gateway.clock.now()), days);

async function priceOf(change: Partial<EnquiryForm>): Promise<Instant> {
  const form: EnquiryForm = {
    ...blankEnquiry,
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    etd: inDays(14),
    goods: [methanol],
    ...change,
  };
  const { code, data } = await gateway.post<{ price: Instant }>(priceEnquiry.path, { form });
  expect(code).toBe(CODES.success);
  return data.price;
}

const dollarsOf = (price: Instant) => price?.charges.totalUsd.amount ?? 0;

describe('instant price of an enquiry', () => {
  it('is the lowest bookable offer on or after the requested day, equal to its quote', async () => {
    const search = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'Y', unNo: '1230' };
    const boxes = [{ type: '20GP', count: 2 }];
    const price = await priceOf({ boxes: [{ type: '20GP', count: '2' }] });
    const { data } = await gateway.post<{ sailings: Sailing[] }>('/api-ecommerce/schedule/etdList', {
      ...search,
      boxes,
    });
    const had = data.sailings.filter(
      ({ state, acceptance, etd, price: its }) =>
        state === 'OPEN' &&
        ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL'].includes(acceptance.level) &&
        dayAt(Date.parse(etd)) >= inDays(14) &&
        its !== null,
    );
    const totalOf = (sailing: Sailing | undefined) => sailing?.price?.charges.totalUsd.amount ?? 0;
    const [lowest] = had.toSorted((one, other) => totalOf(one) - totalOf(other));
    expect(dollarsOf(price)).toBe(totalOf(lowest));
    expect(price).toMatchObject({ mode: 'FCL', orgName: '上海', dstName: '新加坡', leavesAt: lowest?.etd });
    const asked = { ...search, boxes, offerId: lowest?.sailingId };
    const { data: quote } = await gateway.post<Quote>('/api-ecommerce/quote/fcl', asked);
    expect(price?.charges).toEqual(quote.offer.price?.charges);
  });

  it('follows the boxes, the goods and the day of the form', async () => {
    const one = await priceOf({});
    const two = await priceOf({ boxes: [{ type: '20GP', count: '2' }] });
    const harmless = await priceOf({ isDanger: 'N', goods: [glycol] });
    expect(dollarsOf(two)).toBeGreaterThan(dollarsOf(one));
    expect(dollarsOf(harmless)).toBeLessThan(dollarsOf(one));
    const later = await priceOf({ etd: inDays(21) });
    expect(later === null || dayAt(Date.parse(later.leavesAt)) >= inDays(21)).toBe(true);
    expect(dayAt(Date.parse(one?.leavesAt ?? '')) >= inDays(14)).toBe(true);
  });

  it.each<[EnquiryForm['modeWish'], Partial<EnquiryForm>]>([
    ['TANK', { loadTemp: '20', goods: [toluene], boxes: [{ type: '20TK', count: '1' }] }],
    [
      'FLEXI',
      { loadTemp: '25', density: '1.11', goods: [glycol], isDanger: 'N', boxes: [{ type: 'FLEXI', count: '1' }] },
    ],
    ['DOM', { dstPortCode: 'CNNSA', goods: [glycol], isDanger: 'N' }],
  ])('uses the requested mode: %s', async (modeWish, change) => {
    const price = await priceOf({ ...change, modeWish });
    expect(price?.mode).toBe(modeWish);
    expect(dollarsOf(price)).toBeGreaterThan(0);
  });

  it.each<[string, Partial<EnquiryForm>]>([
    ['so much a year that a price of the day would mislead', { annualVolume: '60', contractMonths: '12' }],
    ['a box that cools', { modeWish: 'RF', setTemp: '-18' }],
    ['what is too large', { modeWish: 'OOG', oogSize: '8 × 3 × 3 m' }],
    ['dangerous goods without a number', { goods: [{ ...methanol, unNo: '' }] }],
    ['two goods of which one has no number', { goods: [methanol, { ...toluene, key: '2', unNo: '' }] }],
    ['no count of boxes', { boxes: [{ type: '20GP', count: '' }] }],
    ['no port', { dstPortCode: '' }],
    [
      'more tanks than the goods fill',
      { modeWish: 'TANK', loadTemp: '20', goods: [toluene], boxes: [{ type: '20TK', count: '3' }] },
    ],
    [
      'a kind of tank that somebody has chosen',
      { modeWish: 'TANK', loadTemp: '20', goods: [toluene], boxes: [{ type: '20TKT50', count: '1' }] },
    ],
    [
      'boxes beside a tank',
      {
        boxes: [
          { type: '20GP', count: '1' },
          { type: '20TK', count: '1' },
        ],
      },
    ],
    ['a port nobody sails to', { dstPortCode: 'XXXXX' }],
    [
      'dangerous goods in a bag',
      { modeWish: 'FLEXI', loadTemp: '25', density: '0.9', goods: [toluene], boxes: [{ type: 'FLEXI', count: '1' }] },
    ],
    [
      'two liquids in one tank',
      { modeWish: 'TANK', goods: [toluene, { ...toluene, key: '2' }], boxes: [{ type: '20TK', count: '2' }] },
    ],
  ])('is empty for %s', async (_, change) => {
    expect(await priceOf(change)).toBeNull();
  });
});
