import { describe, expect, it } from 'vitest';

import { filesIn, isPaperFor, mayTakeBack, ofEachRow, rowsWithout } from '../../../domain/order/papers/papers';

const methanol = { unNo: '1230', nameCn: '甲醇' };
const waste = { unNo: ' 1993 ', nameCn: '废溶剂' };
const other = { unNo: '1993', nameCn: '稀释剂' };
const file = (docType: string) => ({ docType, fileId: docType, name: `${docType}.pdf`, bytes: 1 });
const SDS = [{ docType: 'SDS_CN', name: 'SDS（中文）' }];

describe('papers of which each substance has its own', () => {
  it('bear its number, and its place among those of one number', () => {
    expect(ofEachRow([methanol, waste, other], SDS)).toEqual([
      { docType: 'SDS_CN:1230', name: 'SDS（中文） 甲醇 UN 1230' },
      { docType: 'SDS_CN:1993', name: 'SDS（中文） 废溶剂 UN 1993' },
      { docType: 'SDS_CN:1993-2', name: 'SDS（中文） 稀释剂 UN 1993' },
    ]);
  });

  it('bear no name where there is one, and no number where there is none', () => {
    expect(ofEachRow([methanol], SDS)).toEqual([{ docType: 'SDS_CN:1230', name: 'SDS（中文）' }]);
    expect(ofEachRow([{ unNo: '', nameCn: '' }], SDS)).toEqual([{ docType: 'SDS_CN', name: 'SDS（中文）' }]);
  });

  it('are asked of some rows only, under the same names', () => {
    expect(ofEachRow([waste, other], SDS, (row) => row === other).map(({ docType }) => docType)).toEqual([
      'SDS_CN:1993-2',
    ]);
  });

  it('count for their own substance; one that names none counts for the first', () => {
    const all = ofEachRow([methanol, waste], SDS);
    expect(isPaperFor('SDS_CN:1230', 'SDS_CN:1230', all)).toBe(true);
    expect(isPaperFor('SDS_CN:1230', 'SDS_CN:1993', all)).toBe(false);
    expect(isPaperFor('SDS_CN', 'SDS_CN:1230', all)).toBe(true);
    expect(isPaperFor('SDS_CN', 'SDS_CN:1993', all)).toBe(false);
    expect(isPaperFor('SDS_EN', 'SDS_CN:1230', all)).toBe(false);
  });

  it('count where a mode asks for one of their kind and names no substance', () => {
    expect(isPaperFor('SDS_CN:1294', 'SDS_CN', [{ docType: 'SDS_CN' }])).toBe(true);
    expect(isPaperFor('SDS_EN:1294', 'SDS_CN', [{ docType: 'SDS_CN' }])).toBe(false);
  });
});

const SHEETS = ['SDS_CN', 'SDS_EN'];

describe('data sheets', () => {
  const without = (goods: (typeof methanol)[], ...handed: string[]) =>
    rowsWithout(SHEETS, { goods, files: handed.map(file) }).map(({ row }) => row);

  it('of one substance say nothing of another, in whichever language', () => {
    expect(without([methanol, waste], 'SDS_EN:1230')).toEqual([2]);
    expect(without([methanol, waste], 'SDS_EN:1230', 'SDS_CN:1993')).toEqual([]);
  });

  it('answer no more once the row has become something else', () => {
    expect(without([{ unNo: '1294', nameCn: '甲苯' }], 'SDS_CN:1230')).toEqual([1]);
  });

  it('of goods that are gone are not handed in', () => {
    const files = [file('SDS_CN:1230'), file('SDS_CN:1294'), file('POA'), file('SDS_CN')];
    expect(filesIn({ goods: [methanol], files }).map(({ docType }) => docType)).toEqual([
      'SDS_CN:1230',
      'POA',
      'SDS_CN',
    ]);
  });
});

it('papers of a truck are handed in for the truck that comes', () => {
  const files = [file('ROADCERT:沪A12345'), file('ROADCERT:沪B99999'), file('ESCORT')];
  expect(filesIn({ goods: [methanol], files, plateNo: '沪A12345' }).map(({ docType }) => docType)).toEqual([
    'ROADCERT:沪A12345',
    'ESCORT',
  ]);
});

it('a paper is taken back while the house reads, and never after', () => {
  expect(
    ['AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE'].every((one) => mayTakeBack(one as never)),
  ).toBe(true);
  expect(['CONFIRMED', 'BOOKED', 'DEPARTED', 'CANCELLED'].some((one) => mayTakeBack(one as never))).toBe(false);
});
