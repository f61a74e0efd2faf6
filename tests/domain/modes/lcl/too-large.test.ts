import { expect, it } from 'vitest';

import { readBoxFields } from '../../../../domain/modes/enq/handed';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { oversizeEnquiryAddress, isTooLarge } from '../../../../domain/modes/lcl/too-large';
import { readSailingsQuery } from '../../../../domain/offer/sailing-address';
import { readCarriedRows } from '../../../../domain/offer/carried';
import { parseQuery } from '../../../../domain/values/query';
import { generalLcl, lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';

const [row] = soundLcl.goods;
const typed = (change: Partial<LclForm['lcl'][string]>, goods = {}): LclForm => ({
  ...soundLcl,
  goods: soundLcl.goods.map((one) => ({ ...one, pieces: '1', grossKg: '3200', ...goods })),
  lcl: { '1': { ...soundLcl.lcl['1'], unitKg: '3200', ...change } as LclForm['lcl'][string] },
});

it('reports a piece of 3 200 kg on its field (LE12)', () => {
  const faults = LCL.faults(typed({}), lclFacts());
  expect(faults.map(({ path, code, given }) => [path, code, given])).toContainEqual([
    'goods.0.unitKg',
    'lclUnitHeavy',
    { most: 3000 },
  ]);
});

it.each([
  [{ unitKg: '3000' }, false],
  [{ unitKg: '3000.01' }, true],
  [{ unitKg: '3200' }, true],
  [{ unitKg: '430', longCm: '600' }, false],
  [{ unitKg: '430', longCm: '601' }, true],
  [{ unitKg: 'x', longCm: '' }, false],
])('compares a piece with the limits of a shed: %o', (change, isOver) => {
  const form = typed(change);
  expect(row && isTooLarge(form, row)).toBe(isOver);
});

it('builds an enquiry with rows, lane and extra text', () => {
  const two = typed({});
  const goods = [
    ...two.goods,
    { ...two.goods[0], key: '2', unNo: '1263', packingGroup: 'III', pieces: '2', grossKg: '860', volume: '1.45' },
  ] as LclForm['goods'];
  const address = oversizeEnquiryAddress(
    { ...two, goods, stackable: 'N' },
    lclQuoteFor().search,
    '货物 1 甲醇，单件最大 3200 kg',
  );
  const words = parseQuery(address.slice(address.indexOf('?')));
  expect(address).toMatch(/^\/enquiryFcl\?org=CNSHA&dst=NLRTM&d=Y&un=1230&/);
  expect(readCarriedRows(words['rows'] ?? '')).toStrictEqual([
    { unNo: '1230', pieces: '1', kg: '3200', m3: '1.05', group: 'II' },
    { unNo: '1263', pieces: '2', kg: '860', m3: '1.45', group: 'III' },
  ]);
  expect(words).toMatchObject({ wish: 'LCL', stack: 'N', ask: '货物 1 甲醇，单件最大 3200 kg' });
  expect(readSailingsQuery(address.slice(address.indexOf('?')))).toMatchObject({
    org: 'CNSHA',
    dst: 'NLRTM',
    isDanger: 'Y',
  });
  const blank = { boxes: [], modeWish: 'FCL', stackable: '', pieceSizes: '' } as const;
  expect(readBoxFields({ ...blank, boxes: [] }, { boxType: '20GP', boxes: 1 }, words)).toMatchObject({
    modeWish: 'LCL',
    stackable: 'N',
  });
});

it('omits UN numbers of harmless goods', () => {
  const address = oversizeEnquiryAddress(generalLcl, lclQuoteFor().search, '');
  expect(address).toContain('d=N&');
  expect(address).toContain(`rows=${encodeURIComponent('n~6~2300~1.5')}`);
});
