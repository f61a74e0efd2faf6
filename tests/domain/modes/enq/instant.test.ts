import { describe, expect, it } from 'vitest';

import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { countPouredUnits, reduceToPriceInput } from '../../../../domain/modes/enq/instant';
import { generalEnquiry, soundEnquiry } from '../../../support/enquiry-form';

const FULL: EnquiryForm = { ...soundEnquiry, modeWish: 'FCL', boxes: [{ type: '20GP', count: '2' }] };
const LOOSE: EnquiryForm = { ...generalEnquiry, modeWish: 'LCL', stackable: 'Y' };
const isPriced = (form: EnquiryForm): boolean => reduceToPriceInput(form) !== null;
const weighing = (change: { grossKg?: string; volume?: string }, form = LOOSE) =>
  form.goods.map((row) => ({ ...row, ...change }));

describe('instant price of an enquiry', () => {
  it('depends on the priced fields and not on contact or text', () => {
    expect(reduceToPriceInput({ ...FULL, specialReq: '周末装箱', targetPrice: '900' })).toMatchObject({
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
  ])('is not requested for %s', (_, change) => {
    expect(isPriced(FULL)).toBe(true);
    expect(isPriced({ ...FULL, ...change })).toBe(false);
  });

  it('is requested for harmless goods without a number, and for forty-nine boxes a year', () => {
    const harmless: EnquiryForm = { ...FULL, isDanger: 'N', goods: generalEnquiry.goods };
    expect(isPriced({ ...harmless, goods: harmless.goods.map((row) => ({ ...row, unNo: '' })) })).toBe(true);
    expect(isPriced({ ...FULL, annualVolume: '49' })).toBe(true);
  });

  it('requires weight and volume of every LCL row and no box', () => {
    expect(isPriced({ ...LOOSE, boxes: [] })).toBe(true);
    expect(isPriced({ ...LOOSE, boxes: [], goods: weighing({ grossKg: '' }) })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: weighing({ volume: '' }) })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: [...LOOSE.goods, ...weighing({ volume: '' })] })).toBe(false);
    expect(isPriced({ ...LOOSE, boxes: [], goods: LOOSE.goods.map((row) => ({ ...row, packKind: '' })) })).toBe(true);
  });

  it('is requested for the usual tank type only', () => {
    const tank = (type: string) =>
      isPriced({ ...FULL, modeWish: 'TANK', boxes: [{ type, count: '1' }] } as EnquiryForm);
    expect(['20TK', '20TKT14', '20TKT20', '20TKT50'].map(tank)).toEqual([true, false, false, false]);
  });
});

it('counts tanks and flexitanks but not boxes', () => {
  const poured = (modeWish: string, type: string) =>
    countPouredUnits({ ...FULL, modeWish, boxes: [{ type, count: '3' }] } as EnquiryForm);
  expect([poured('TANK', '20TK'), poured('FLEXI', 'FLEXI'), poured('FCL', '20GP')]).toEqual([3, 3, null]);
});
