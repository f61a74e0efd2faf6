import { describe, expect, it } from 'vitest';

import { listFiles, isSamePaper, mayTakeBack, ofEachRow, rowsWithout } from '../../../domain/order/papers/papers';

const methanol = { unNo: '1230', nameCn: '甲醇' };
const waste = { unNo: ' 1993 ', nameCn: '废溶剂' };
const other = { unNo: '1993', nameCn: '稀释剂' };
const file = (docType: string) => ({ docType, fileId: docType, name: `${docType}.pdf`, bytes: 1 });
const SDS = [{ docType: 'SDS_CN', name: 'SDS（中文）' }];

describe('documents per substance', () => {
  it('carry the UN number and an index within one number', () => {
    expect(ofEachRow([methanol, waste, other], SDS)).toEqual([
      { docType: 'SDS_CN:1230', name: 'SDS（中文） 甲醇 UN 1230' },
      { docType: 'SDS_CN:1993', name: 'SDS（中文） 废溶剂 UN 1993' },
      { docType: 'SDS_CN:1993-2', name: 'SDS（中文） 稀释剂 UN 1993' },
    ]);
  });

  it('carry no goods name with one substance and no number without one', () => {
    expect(ofEachRow([methanol], SDS)).toEqual([{ docType: 'SDS_CN:1230', name: 'SDS（中文）' }]);
    expect(ofEachRow([{ unNo: '', nameCn: '' }], SDS)).toEqual([{ docType: 'SDS_CN', name: 'SDS（中文）' }]);
  });

  it('are required of some rows under the same keys', () => {
    expect(ofEachRow([waste, other], SDS, (row) => row === other).map(({ docType }) => docType)).toEqual([
      'SDS_CN:1993-2',
    ]);
  });

  it('count for their substance, and for the first without one', () => {
    const all = ofEachRow([methanol, waste], SDS);
    expect(isSamePaper('SDS_CN:1230', 'SDS_CN:1230', all)).toBe(true);
    expect(isSamePaper('SDS_CN:1230', 'SDS_CN:1993', all)).toBe(false);
    expect(isSamePaper('SDS_CN', 'SDS_CN:1230', all)).toBe(true);
    expect(isSamePaper('SDS_CN', 'SDS_CN:1993', all)).toBe(false);
    expect(isSamePaper('SDS_EN', 'SDS_CN:1230', all)).toBe(false);
  });

  it('count for a mode that names no substance', () => {
    expect(isSamePaper('SDS_CN:1294', 'SDS_CN', [{ docType: 'SDS_CN' }])).toBe(true);
    expect(isSamePaper('SDS_EN:1294', 'SDS_CN', [{ docType: 'SDS_CN' }])).toBe(false);
  });
});

const SHEETS = ['SDS_CN', 'SDS_EN'];

describe('data sheets and truck documents', () => {
  const without = (goods: (typeof methanol)[], ...handed: string[]) =>
    rowsWithout(SHEETS, { goods, files: handed.map(file) }).map(({ row }) => row);

  it('do not count for another substance, in any language', () => {
    expect(without([methanol, waste], 'SDS_EN:1230')).toEqual([2]);
    expect(without([methanol, waste], 'SDS_EN:1230', 'SDS_CN:1993')).toEqual([]);
  });

  it('do not count after the row changes', () => {
    expect(without([{ unNo: '1294', nameCn: '甲苯' }], 'SDS_CN:1230')).toEqual([1]);
  });

  it('are not submitted for removed goods', () => {
    const files = [file('SDS_CN:1230'), file('SDS_CN:1294'), file('POA'), file('SDS_CN')];
    expect(listFiles({ goods: [methanol], files }).map(({ docType }) => docType)).toEqual([
      'SDS_CN:1230',
      'POA',
      'SDS_CN',
    ]);
  });
});

it('are submitted for the present truck only', () => {
  const files = [file('ROADCERT:沪A12345'), file('ROADCERT:沪B99999'), file('ESCORT')];
  expect(listFiles({ goods: [methanol], files, plateNo: '沪A12345' }).map(({ docType }) => docType)).toEqual([
    'ROADCERT:沪A12345',
    'ESCORT',
  ]);
});

it('can be withdrawn during review and not after', () => {
  expect(
    ['AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE'].every((one) => mayTakeBack(one as never)),
  ).toBe(true);
  expect(['CONFIRMED', 'BOOKED', 'DEPARTED', 'CANCELLED'].some((one) => mayTakeBack(one as never))).toBe(false);
});
