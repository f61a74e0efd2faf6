import { describe, expect, it } from 'vitest';

import type { LclForm } from '../../../../domain/modes/lcl/form';
import { isPlate } from '../../../../domain/order/trucks/truck-fields';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import type { OrderFault } from '../../../../domain/rules/fault';
import { fetchedLcl, GENERAL_SEARCH, generalLcl, lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const general = lclQuoteFor(GENERAL_SEARCH);

const shown = [...soundLcl.files, { fileId: 'F1', docType: 'ROADCERT', name: '道路运输证.pdf', bytes: 9 }];

const told = (faults: readonly OrderFault[]) => faults.map(({ path, code }) => [path, code]);
const faultsOf = (change: Partial<LclForm>, held: LclQuote = quote) =>
  told(LCL.faults({ ...soundLcl, ...change }, lclFacts(held)));
const withRow = (change: Partial<LclForm['lcl'][string]>): Partial<LclForm> => {
  const [facts] = Object.values(soundLcl.lcl);
  return { lcl: facts ? { '1': { ...facts, ...change } } : {} };
};

describe('LCL form rules', () => {
  it('find no fault in a complete form, dangerous or not', () => {
    expect(faultsOf({})).toStrictEqual([]);
    expect(told(LCL.faults(generalLcl, lclFacts(general)))).toStrictEqual([]);
  });

  it('require the LCL fields step by step', () => {
    const blank = told(LCL.faults(LCL.blank, lclFacts(quote)));
    const own = ['goods.0.unitKg', 'goods.0.longCm', 'goods.0.highCm', 'stackable', 'marks', 'deliverDate'];
    expect(blank.filter(([path = '']) => own.includes(path))).toStrictEqual(own.map((path) => [path, 'required']));
    const steps = blank.map(([path = '']) => LCL.steps.indexOf(LCL.stepOf(path)));
    expect(steps).toStrictEqual(steps.toSorted((one, other) => one - other));
  });

  it.each([
    ['NL123456789', []],
    // EU customs accept an EORI of any member state.
    ['fr 123 456 789 00012', []],
    ['XI123456789000', []],
    ['', [['destTaxId', 'required']]],
    ['GB123456789000', [['destTaxId', 'destTaxId']]],
    ['123456789', [['destTaxId', 'destTaxId']]],
    ['DE1234567890123456', [['destTaxId', 'destTaxId']]],
  ])('check the consignee EORI for the EU house bill: “%s”', (destTaxId, faults) => {
    expect(faultsOf({ destTaxId })).toStrictEqual(faults);
  });

  it('require the HS code of every row for the EU house bill', () => {
    const bare = (form: LclForm) => ({ ...form, goods: form.goods.map((row) => ({ ...row, hsCode: '' })) });
    expect(faultsOf(bare(soundLcl))).toStrictEqual([['goods.0.hsCode', 'required']]);
    expect(told(LCL.faults(bare(generalLcl), lclFacts(general)))).toStrictEqual([['goods.0.hsCode', 'required']]);
  });

  it('mark exactly the fields as required that are faulty when blank', () => {
    const missing = LCL.faults(LCL.blank, lclFacts(quote)).filter(({ code }) => code === 'required');
    const required = LCL.required(LCL.blank, lclFacts(quote));
    expect(
      missing.map(({ path }) => path).filter((path) => path !== 'goods' && !required.includes(path)),
    ).toStrictEqual([]);
    expect(required).toContain('goods.0.unitKg');
    expect(LCL.required({ ...soundLcl, plateNo: '沪A12345' }, lclFacts(quote))).toContain('escortName');
  });

  it.each([
    ['a piece that no fork lift of the sheds carries', withRow({ unitKg: '3200' }), 'goods.0.unitKg', 'lclUnitHeavy'],
    ['a heaviest piece lighter than the average', withRow({ unitKg: '171.99' }), 'goods.0.unitKg', 'lclUnitLight'],
    ['a weight that is no number', withRow({ unitKg: 'x' }), 'goods.0.unitKg', 'lclUnitKg'],
    ['a piece longer than six metres', withRow({ longCm: '601' }), 'goods.0.longCm', 'lclLongOver'],
    ['a piece that does not go through the door', withRow({ highCm: '221' }), 'goods.0.highCm', 'lclHighOver'],
    ['marks of eleven lines', { marks: Array.from({ length: 11 }, () => 'A').join('\n') }, 'marks', 'lclMarksLong'],
    ['a line of marks that no label holds', { marks: 'A'.repeat(36) }, 'marks', 'lclMarksLong'],
    ['a delivery before the shed opens', { deliverDate: '2026-12-02' }, 'deliverDate', 'lclDeliverEarly'],
    ['a delivery after it has closed', { deliverDate: '2026-12-05' }, 'deliverDate', 'lclDeliverLate'],
    ['a delivery of dangerous goods in the evening', { deliverHour: '18' }, 'deliverHour', 'lclGateShut'],
    ['a delivery at midnight', { deliverHour: '0' }, 'deliverHour', 'lclGateShut'],
    [
      'a plate that is none',
      { plateNo: 'ABC', driverName: '李', driverPhone: '13800000003', escortName: '王', files: shown },
      'plateNo',
      'lclPlate',
    ],
    [
      'dangerous goods nobody watches on the road',
      { plateNo: '沪A12345', driverName: '李', driverPhone: '13800000003', files: shown },
      'escortName',
      'required',
    ],
    [
      'a truck of dangerous goods whose certificate nobody has shown',
      { plateNo: '沪A12345', driverName: '李', driverPhone: '13800000003', escortName: '王' },
      'roadCert',
      'lclRoadCert',
    ],
  ] as const)('report %s', (_, change, path, code) => {
    expect(faultsOf(change)).toStrictEqual([[path, code]]);
  });

  it('accept the road certificate for its truck only, or without a plate', () => {
    const truck = { driverName: '李', driverPhone: '13800000003', escortName: '王' };
    const files = (docType: string) => [{ fileId: 'F1', docType, name: '道路运输证.pdf', bytes: 9 }];
    const isOwed = (plateNo: string, docType: string) =>
      faultsOf({ ...truck, plateNo, files: [...soundLcl.files, ...files(docType)] }).length > 0;
    expect(isOwed('沪A12345', 'ROADCERT:沪A12345')).toBe(false);
    expect(isOwed('沪A12345', 'ROADCERT')).toBe(false);
    expect(isOwed('沪B99999', 'ROADCERT:沪A12345')).toBe(true);
    expect(isOwed('沪A12345', 'ESCORT:沪A12345')).toBe(true);
    expect(LCL.stepOf('roadCert')).toBe('intake');
  });

  it('require no certificate without a named truck, for harmless goods, or with a house pickup', () => {
    const truck = { plateNo: '沪A12345', driverName: '李', driverPhone: '13800000003', escortName: '王' };
    expect(faultsOf({ plateNo: '' })).toStrictEqual([]);
    expect(told(LCL.faults({ ...generalLcl, ...truck }, lclFacts(general)))).toStrictEqual([]);
    expect(told(LCL.faults({ ...fetchedLcl, ...truck }, lclFacts(quote)))).toStrictEqual([]);
  });

  it('require no delivery truck with a house pickup', () => {
    expect(told(LCL.faults({ ...fetchedLcl, plateNo: 'x' }, lclFacts(quote)))).toStrictEqual([]);
  });

  it('accept general goods until eight in the evening', () => {
    const late = { ...generalLcl, deliverDate: '2026-12-05', deliverHour: '20' };
    expect(told(LCL.faults(late, lclFacts(general)))).toStrictEqual([]);
  });

  it.each(['沪A12345', '粤BD12345', '沪a 12345', '京AF1234学', '沪A·12345'])('accept %s as a plate', (typed) => {
    expect(isPlate(typed)).toBe(true);
  });
});
