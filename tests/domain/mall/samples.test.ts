import { describe, expect, it } from 'vitest';

import { purchaseVerdict, type Buyer } from '../../../domain/mall/purchase-right';
import {
  nextSampleDay,
  sampleBarrier,
  mayChange,
  sampleFaults,
  sampleVerdict,
  countSamplesLeft,
  SAMPLE_STATES,
} from '../../../domain/mall/samples';

const TODAY = '2026-11-21';
const FORM = {
  size: '500 g',
  use: '检测纯度、色度与水分用',
  contact: '周工',
  phone: '13800000021',
  address: '苏州市星湖街 218 号',
};
const SIZES = ['100 g', '500 g'];

describe('sample', () => {
  it.each([
    ['none before', [], TODAY, 2],
    ['one before', ['2026-08-01'], TODAY, 1],
    ['M14: two within the year', ['2026-01-05', '2026-08-01'], '2027-01-05', 0],
    ['M14: one of them is a year ago', ['2026-08-01', '2025-11-20'], TODAY, 1],
    ['the first ends that very day', ['2025-11-21', '2026-08-01'], TODAY, 1],
    ['and a day later', ['2025-11-22', '2026-08-01'], '2026-11-22', 0],
    ['both a year ago', ['2025-11-20', '2025-11-21'], TODAY, 2],
    ['more than two, as rows of old', ['2024-02-02', '2026-03-03', '2026-04-04'], '2027-03-03', 0],
  ])('%s: gives the date of the next request and the remaining number', (_, asked, from, left) => {
    expect(nextSampleDay(asked, TODAY)).toBe(from);
    expect(countSamplesLeft(asked, TODAY)).toBe(left);
  });

  it.each([
    ['use', '九个字九个字九个字', '十个字十个字十个字十'],
    ['contact', '周', '周工'],
    ['phone', '1380000002', '0512-62881234'],
    ['address', '星湖街 218', '苏州市星湖街 2 号'],
  ] as const)('requires enough text of %s and no more than its limit', (field, short, enough) => {
    expect(sampleFaults({ ...FORM, [field]: short }, SIZES)).toEqual([field]);
    expect(sampleFaults({ ...FORM, [field]: ` ${enough} ` }, SIZES)).toEqual([]);
    expect(sampleFaults({ ...FORM, [field]: '长'.repeat(201) }, SIZES)).toEqual([field]);
  });

  it('has an offered size', () => {
    expect(sampleFaults({ ...FORM, size: '1 kg' }, SIZES)).toEqual(['size']);
    expect(sampleFaults({ size: '', use: '', contact: '', phone: '', address: '' }, SIZES)).toEqual([
      'size',
      'use',
      'contact',
      'phone',
      'address',
    ]);
  });

  const goods = { goodsId: 'soda-ash', gate: 'OPEN', isRetail: false, isPriced: true } as const;
  const enterprise = (status: 'PASS' | 'WAIT'): Buyer => ({
    kind: 'ENTERPRISE',
    status,
    name: '',
    papers: [],
  });
  it('follows the sales gate and requires a verified enterprise', () => {
    expect(sampleVerdict(goods, enterprise('PASS'), TODAY)).toBe('BUY');
    expect(purchaseVerdict(goods, enterprise('WAIT'), 1, TODAY)).toBe('BUY_AWAIT_VERIFY');
    expect(sampleVerdict(goods, enterprise('WAIT'), TODAY)).toBe('VERIFY_FIRST');
    expect(sampleVerdict(goods, { kind: 'PERSON', age: null }, TODAY)).toBe('ENTERPRISE_ONLY');
    expect(sampleVerdict({ ...goods, isRetail: true }, { kind: 'PERSON', age: null }, TODAY)).toBe('BUY');
    expect(sampleVerdict({ ...goods, gate: 'LICENCE', isPriced: false }, enterprise('PASS'), TODAY)).toBe(
      'PAPER_MISSING',
    );
  });

  it('can be changed only while it waits', () => {
    const sheet = { gate: 'BUY', today: TODAY, from: TODAY, records: [] } as const;
    expect(sampleBarrier(sheet)).toBeNull();
    expect(sampleBarrier({ ...sheet, gate: 'SIGN_IN' })).toBe('GATE');
    expect(sampleBarrier({ ...sheet, from: '2026-11-22' })).toBe('LIMIT');
    expect(SAMPLE_STATES.filter((state) => mayChange('takeBack', state))).toEqual(['ASKED']);
    expect(SAMPLE_STATES.filter((state) => mayChange('receive', state))).toEqual(['SENT']);
  });
});
