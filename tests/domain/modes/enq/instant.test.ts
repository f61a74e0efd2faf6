import { describe, expect, it } from 'vitest';

import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { pouredIn, pricedIn } from '../../../../domain/modes/enq/instant';
import { generalEnquiry, soundEnquiry } from '../../../support/enquiry-form';

const FULL: EnquiryForm = { ...soundEnquiry, modeWish: 'FCL', boxes: [{ type: '20GP', count: '2' }] };
const LOOSE: EnquiryForm = { ...generalEnquiry, modeWish: 'LCL', stackable: 'Y' };
const isPriced = (form: EnquiryForm): boolean => pricedIn(form) !== null;
const weighing = (change: { grossKg?: string; volume?: string }, form = LOOSE) =>
  form.goods.map((row) => ({ ...row, ...change }));

describe('a price of the day', () => {
  it('is asked for with what it depends on, and with nothing of people and words', () => {
    expect(pricedIn({ ...FULL, specialReq: '周末装箱', targetPrice: '900' })).toMatchObject({
      orgPortCode: 'CNSHA',
      dstPortCode: 'SGSIN',
      etd: '2026-12-20',
      boxes: [{ type: '20GP', count: '2' }],
      contactName: '',
      contactPhone: '',
      quoteDeadline: '',
      specialReq: '',
      targetPrice: '',
    });
  });

  it.each<[string, Partial<EnquiryForm>]>([
    ['a reefer', { modeWish: 'RF' }],
    ['what is too large for a box', { modeWish: 'OOG' }],
    ['fifty boxes a year', { annualVolume: '50' }],
    ['no port of loading', { orgPortCode: '' }],
    ['no port of discharge', { dstPortCode: '' }],
    ['a lane from a port to itself', { dstPortCode: 'CNSHA' }],
    ['no box', { boxes: [] }],
    ['a tank on a ship of boxes', { boxes: [{ type: '20TK', count: '1' }] }],
    ['dangerous goods without a number', { goods: soundEnquiry.goods.map((row) => ({ ...row, unNo: '' })) }],
  ])('is not asked for %s', (_, change) => {
    expect(isPriced(FULL)).toBe(true);
    expect(isPriced({ ...FULL, ...change })).toBe(false);
  });

  it('is asked for harmless goods without a number, and for forty-nine boxes a year', () => {
    const harmless: EnquiryForm = { ...FULL, isDanger: 'N', goods: generalEnquiry.goods };
    expect(isPriced({ ...harmless, goods: harmless.goods.map((row) => ({ ...row, unNo: '' })) })).toBe(true);
    expect(isPriced({ ...FULL, annualVolume: '49' })).toBe(true);
  });

  it('of a share of a box needs weight and room of every row, and no box', () => {
    expect(isPriced({ ...LOOSE, boxes: [] })).toBe(true);
    expect(isPriced({ ...LOOSE, boxes: [], goods: weighing({ grossKg: '' }) })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: weighing({ volume: '' }) })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: [...LOOSE.goods, ...weighing({ volume: '' })] })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: LOOSE.goods.map((row) => ({ ...row, packKind: '' })) })).toBe(true);
  });

  it('of a tank is asked for the usual kind alone: another one is chosen by people', () => {
    const tank = (type: string) =>
      isPriced({ ...FULL, modeWish: 'TANK', boxes: [{ type, count: '1' }] } as EnquiryForm);
    expect(['20TK', '20TKT14', '20TKT20', '20TKT50'].map(tank)).toEqual([true, false, false, false]);
  });
});

it('tanks and bags are counted, boxes are not', () => {
  const poured = (modeWish: string, type: string) =>
    pouredIn({ ...FULL, modeWish, boxes: [{ type, count: '3' }] } as EnquiryForm);
  expect([poured('TANK', '20TK'), poured('FLEXI', 'FLEXI'), poured('FCL', '20GP')]).toEqual([3, 3, null]);
});
