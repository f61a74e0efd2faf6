import { describe, expect, it } from 'vitest';

import { enquiryFaults, type EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { requiredOfEnquiry } from '../../../../domain/modes/enq/required';
import { shippingNames } from '../../../../domain/goods/facts';
import { findGoods } from '../../../../server/world/dangerous-goods/library';
import { enquiryFacts, soundEnquiry } from '../../../support/enquiry-form';
import { methanol } from '../../../support/fcl-order';

const told = (change: Partial<EnquiryForm>) =>
  enquiryFaults({ ...soundEnquiry, ...change }, enquiryFacts).map(({ path, code }) => `${path} ${code}`);

describe('enquiry form', () => {
  it('has no faults when complete', () => {
    expect(told({})).toEqual([]);
    const priced = { targetPrice: '1,900.00', targetCurrency: 'USD', targetUnit: 'BL' } as const;
    const yearly = { annualVolume: '100000', contractMonths: '24' };
    expect(told({ ...priced, ...yearly, specialReq: '要'.repeat(500), cargoReadyDate: '2026-11-20' })).toEqual([]);
  });

  it('requires a size for every piece by air', () => {
    const goods = [{ ...methanol, pieces: '6' }];
    const sized = (pieceSizes: string) =>
      told({ modeWish: 'AIR', boxes: [], goods, pieceSizes }).filter((fault) => fault.startsWith('pieceSizes'));
    expect(sized('')).toEqual(['pieceSizes required']);
    expect(sized('120×80×94')).toEqual(['pieceSizes enqSizes']);
    expect(sized('120×80×94×2，60×40×40×4')).toEqual([]);
    expect(sized('120×80×94×2，60×40×40×3')).toEqual(['pieceSizes enqSizesDiffer']);
  });

  it.each<[string, Partial<EnquiryForm>, string[]]>([
    ['from nowhere to nowhere', { orgPortCode: '', dstPortCode: '' }, ['orgPortCode required', 'dstPortCode required']],
    ['to where it is', { dstPortCode: 'CNSHA' }, ['dstPortCode samePort']],
    ['to a port nobody knows', { dstPortCode: 'XXXXX' }, ['dstPortCode portUnknown']],
    ['some day', { etd: '' }, ['etd required']],
    ['today', { etd: '2026-11-20' }, ['etd dayTooEarly']],
    ['tomorrow', { etd: '2026-11-21' }, []],
    ['a day there is not', { etd: '2027-02-30' }, ['etd dayTooEarly']],
    ['in half a year', { etd: '2027-05-19' }, []],
    ['a day later', { etd: '2027-05-20' }, ['etd dayTooLate']],
    ['without boxes', { boxes: [] }, ['boxes required']],
    [
      'dangerous goods without a class',
      { goods: [{ ...methanol, hazardClass: '', flashPoint: '' }] },
      ['goods.0.hazardClass required'],
    ],
    ['nobody to answer', { contactName: '', contactPhone: '' }, ['contactName required', 'contactPhone required']],
    [
      'a price below nothing',
      { targetPrice: '-1', targetCurrency: 'USD', targetUnit: 'BL' },
      ['targetPrice targetPrice'],
    ],
    [
      'a price of three decimals',
      { targetPrice: '1.001', targetCurrency: 'USD', targetUnit: 'BL' },
      ['targetPrice targetPrice'],
    ],
    ['a price in no currency', { targetPrice: '1900', targetUnit: 'BL' }, ['targetCurrency required']],
    ['a price of nothing', { targetPrice: '1900', targetCurrency: 'CNY' }, ['targetUnit required']],
    [
      'a price a box, of what flies',
      {
        modeWish: 'AIR',
        boxes: [],
        pieceSizes: '100×80×60×80',
        targetPrice: '4.2',
        targetCurrency: 'USD',
        targetUnit: 'CTN',
      },
      ['targetUnit enqUnitWish'],
    ],
    [
      'a price a revenue ton, of a share of a box',
      {
        modeWish: 'LCL',
        boxes: [],
        stackable: 'Y',
        targetPrice: '60',
        targetCurrency: 'USD',
        targetUnit: 'RT',
      },
      [],
    ],
    ['a currency of no price', { targetCurrency: 'CNY' }, []],
    ['fifty boxes a year and no months', { annualVolume: '50' }, ['contractMonths required']],
    ['three years', { annualVolume: '60', contractMonths: '36' }, ['contractMonths enqMonths']],
    ['forty-nine boxes a year', { annualVolume: '49' }, []],
    ['boxes a year of what goes in none', { modeWish: 'LCL', boxes: [], stackable: 'Y', annualVolume: '50 TEU' }, []],
    ['ready yesterday', { cargoReadyDate: '2026-11-19' }, ['cargoReadyDate enqReady']],
    [
      'dangerous goods in a bag',
      { modeWish: 'FLEXI', boxes: [{ type: 'FLEXI', count: '1' }] },
      ['modeWish enqBagDanger'],
    ],
    ['a cold box without its degrees', { modeWish: 'RF' }, ['setTemp required']],
    ['something large without its size', { modeWish: 'OOG' }, ['oogSize required']],
    ['degrees left over from a tank', { modeWish: 'FCL', loadTemp: '900' }, []],
    ['no way at all, as the release before sends it', { modeWish: '' }, []],
    ['within two hours', { quoteDeadline: '2026-11-20T12:00' }, ['quoteDeadline deadline']],
    ['at no time', { quoteDeadline: '' }, ['quoteDeadline required']],
    [
      'more boxes a year than there are',
      { annualVolume: '100001', contractMonths: '12' },
      ['annualVolume annualVolume'],
    ],
    ['half a box a year', { annualVolume: '0.5' }, ['annualVolume annualVolume']],
    ['a wish too long', { specialReq: '要'.repeat(501) }, ['specialReq tooLong']],
  ])('reports $2 for %s', (_, change, faults) => {
    expect(told(change)).toEqual(faults);
  });
});

describe('shipping name', () => {
  it('is the English or Chinese library name, or the exact generic entry', () => {
    const named = (unNo: string) => shippingNames(findGoods(unNo) ?? { nameEn: '', nameCn: '' });
    expect(named('1230')).toEqual(['METHANOL', '甲醇']);
    expect(named('3082')).toEqual(['ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.']);
  });
});

describe('required enquiry fields', () => {
  it('are lane, day, goods and contact', () => {
    const OF_ROW = ['nameCn', 'nameEn', 'unNo', 'shippingName', 'hazardClass', 'packingGroup', 'flashPoint'];
    expect(requiredOfEnquiry(soundEnquiry, enquiryFacts)).toEqual([
      'orgPortCode',
      'dstPortCode',
      'etd',
      'quoteDeadline',
      'contactName',
      'contactPhone',
      ...[...OF_ROW, 'packKind', 'pieces', 'grossKg', 'volume'].map((field) => `goods.0.${field}`),
    ]);
  });

  it('are named per row by number', () => {
    const two = { ...soundEnquiry, goods: [methanol, { ...methanol, key: '2', hazardClass: '8' as const }] };
    expect(requiredOfEnquiry(two, enquiryFacts)).toContain('goods.1.grossKg');
    expect(requiredOfEnquiry(two, enquiryFacts)).not.toContain('goods.1.flashPoint');
  });

  it('are few for harmless goods', () => {
    expect(requiredOfEnquiry({ ...soundEnquiry, isDanger: 'N' }, enquiryFacts)).not.toContain('goods.0.unNo');
  });
});
