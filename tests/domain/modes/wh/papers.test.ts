import { expect, it } from 'vitest';

import { blankTruck, blankWh, type WhForm } from '../../../../domain/modes/wh/form';
import { requiredPapers } from '../../../../domain/modes/wh/papers';
import type { Precursor } from '../../../../domain/goods/facts';
import { listFiles } from '../../../../domain/order/papers/papers';
import { wantedPapers } from '../../../../src/modes/wh/wh-order-view';
import { generalWh, soundWh } from '../../../support/wh-order';

it('requires the warehouse documents with the form, and none of a ship', () => {
  const kinds = wantedPapers({ ...soundWh, files: [] }).map(({ docType, standing }) => [docType, standing]);
  expect(kinds).toEqual([
    ['SDS_CN:1230', 'optional'],
    ['SIGN:1230', 'optional'],
    ['ROADCERT', 'optional'],
    ['ESCORT', 'optional'],
  ]);
  expect(wantedPapers({ ...generalWh, files: [] }).map(({ docType }) => docType)).toEqual(['SDS_CN']);
});

it('requires road documents per truck, matched by plate', () => {
  const truck = (plateNo: string) => ({ ...blankTruck, slot: '9', plateNo });
  const road = (form: WhForm) =>
    wantedPapers(form)
      .filter(({ docType }) => docType.startsWith('ROADCERT'))
      .map(({ docType, name, standing }) => `${docType} ${name} ${standing}`);
  const file = { fileId: 'F1', docType: 'ROADCERT:沪A12345', name: '证.pdf', bytes: 9 };
  const form = { ...soundWh, files: [file], inbound: [truck('沪A·12345'), truck('沪B12345'), truck('')] };
  expect(road(form)).toEqual([
    'ROADCERT:沪A12345 道路危险货物运输证 沪A12345 here',
    'ROADCERT:沪B12345 道路危险货物运输证 沪B12345 optional',
    'ROADCERT:3 道路危险货物运输证 第 3 车 optional',
  ]);
  expect(road({ ...form, inbound: [truck('沪C12345')] })).toEqual([
    'ROADCERT:沪C12345 道路危险货物运输证 沪C12345 optional',
  ]);
  expect(listFiles(form)).toEqual([file]);
  expect(listFiles({ ...form, inbound: [truck('沪C12345')] })).toEqual([]);
  // Uploaded before the only truck had a plate.
  const early = { ...file, docType: 'ROADCERT' };
  expect(road({ ...form, files: [early], inbound: [truck('沪C12345')] })[0]).toMatch(/ here$/);
  expect(listFiles({ ...form, files: [early], inbound: [truck('沪C12345')] })).toEqual([early]);
});

it('names the transport document of a precursor class', () => {
  const named = (precursor: Precursor | null) =>
    requiredPapers(soundWh, [{ precursor, isExplosivePrecursor: false, isHighlyToxic: false }])
      .filter(({ docType }) => docType === 'PRECTRANS')
      .map(({ name }) => name);
  expect([named('2'), named('3'), named(null)]).toEqual([
    ['易制毒化学品运输许可证（第二类）'],
    ['易制毒化学品运输备案证明（第三类）'],
    [],
  ]);
});

it('requires the documents of a truck that comes twice once', () => {
  const inbound = ['9', '10'].map((slot) => ({ ...blankTruck, slot, plateNo: '沪A12345' }));
  expect(wantedPapers({ ...soundWh, files: [], inbound }).map(({ docType }) => docType)).toEqual([
    'SDS_CN:1230',
    'SIGN:1230',
    'ROADCERT:沪A12345',
    'ESCORT:沪A12345',
  ]);
});

it('defaults to yuan', () => {
  expect(blankWh.currency).toBe('1');
});
