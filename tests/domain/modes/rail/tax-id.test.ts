import { expect, it } from 'vitest';

import type { RailForm } from '../../../../domain/modes/rail/form';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { findTaxId } from '../../../../domain/modes/rail/tax-id';
import { railCopy } from '../../../../src/copy/modes/rail';
import {
  frozenRail,
  GLYCEROL,
  railFacts,
  railQuoteFor,
  railSearchOf,
  soundRail,
  TO_DUISBURG,
} from '../../../support/rail-order';

const duisburg = railQuoteFor(GLYCEROL, TO_DUISBURG);
const faultsOf = (form: RailForm, quote = duisburg) =>
  RAIL.faults(form, railFacts(quote)).map(({ path, code }) => [path, code]);

it('RE10: validates tax numbers by country and check digit', () => {
  expect(findTaxId('RU')?.is('1234567894')).toBe(true);
  expect(findTaxId('RU')?.is('1234567890')).toBe(false);
  expect(findTaxId('RU')?.is('500100732259')).toBe(true);
  expect(findTaxId('RU')?.is('500100732258')).toBe(false);
  expect(findTaxId('KZ')?.is('123456789012')).toBe(true);
  expect(findTaxId('KZ')?.is('12345678901')).toBe(false);
  expect(findTaxId('UZ')).toBeNull();
  const moscow = railQuoteFor();
  expect(faultsOf({ ...soundRail, consigneeTax: '' }, moscow)).toStrictEqual([['consigneeTax', 'required']]);
  expect(faultsOf({ ...soundRail, consigneeTax: '1234567890' }, moscow)).toStrictEqual([['consigneeTax', 'railInn']]);
  const almaty = railQuoteFor(railSearchOf({ dstPortCode: 'RAA' }), 'R-SGZQ-RXA-RAA-261223');
  const ofAlmaty = (consigneeTax: string) =>
    faultsOf({ ...soundRail, consigneeTax }, almaty).filter(([path]) => path === 'consigneeTax');
  expect(ofAlmaty('12345678901')).toStrictEqual([['consigneeTax', 'railBin']]);
  expect(ofAlmaty('123456789012')).toStrictEqual([]);
  // The sentence omits the check digit for numbers without one.
  expect(railCopy.fault.railBin).toBe('收货人税号格式不正确：БИН 应为 12 位数字');
});

it('requires HS code and consignee tax number for EU customs', () => {
  const goods = frozenRail.goods.map((row) => ({ ...row, hsCode: '' }));
  expect(faultsOf(frozenRail)).toStrictEqual([]);
  expect(faultsOf({ ...frozenRail, goods })).toStrictEqual([['goods.0.hsCode', 'required']]);
  expect(faultsOf({ ...frozenRail, consigneeTax: '' })).toStrictEqual([['consigneeTax', 'required']]);
  expect(faultsOf({ ...frozenRail, consigneeTax: '7707083893' })).toStrictEqual([['consigneeTax', 'railEori']]);
  expect(faultsOf({ ...frozenRail, consigneeTax: 'pl 521 3641211' })).toStrictEqual([]);
});
