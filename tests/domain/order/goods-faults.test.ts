import { describe, expect, it } from 'vitest';

import type { GoodsRow } from '../../../domain/goods/row';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';
import { told, withGoods, withOrder } from './order-faults.sample';

type Case = [what: string, change: Partial<GoodsRow>, faults: string[]];

const at = (...faults: string[]) => faults.map((fault) => `goods.0.${fault}`);

describe('goods row', () => {
  it.each<Case>([
    ['no name', { nameCn: ' ' }, at('nameCn required')],
    ['a name of one letter', { nameCn: '醇' }, at('nameCn nameLength')],
    ['a name of sixty-one', { nameCn: '醇'.repeat(61) }, at('nameCn nameLength')],
    ['no English name', { nameEn: '' }, at('nameEn required')],
    ['an English name in Chinese', { nameEn: '甲醇' }, at('nameEn nameNotEnglish')],
    ['an English name in full width', { nameEn: 'Ｍethanol' }, at('nameEn nameNotEnglish')],
    ['an English name with its concentration', { nameEn: "N,N-Dimethyl (65%-70%) o'x/y; a:b+c." }, []],
    ['an English name too long', { nameEn: 'a'.repeat(121) }, at('nameEn tooLong')],
    ['a tariff number too short', { hsCode: '29051' }, at('hsCode hsCode')],
    ['a tariff number with dots and full-width digits', { hsCode: '２９０５.１１' }, []],
    ['no tariff number', { hsCode: '' }, []],
    ['a CAS number with a wrong last digit', { casNo: '67-56-2' }, at('casNo casNo')],
    ['no CAS number', { casNo: '' }, []],
    ['no packing', { packKind: '' }, at('packKind required')],
    ['a pallet for dangerous goods', { packKind: 'PLT' }, at('packKind packNotTested')],
    ['an intermediate bulk container', { packKind: '31HA1' }, []],
    ['no pieces', { pieces: '' }, at('pieces required')],
    ['half a piece', { pieces: '0.5' }, at('pieces pieces')],
    ['a hundred thousand pieces', { pieces: '100000' }, at('pieces pieces')],
    ['no weight', { grossKg: '', netKg: '' }, at('grossKg required')],
    ['a weight of nothing', { grossKg: '0', netKg: '' }, at('grossKg grossKg')],
    ['a weight in letters', { grossKg: 'ten', netKg: '' }, at('grossKg grossKg')],
    ['three decimals of a kilogram', { grossKg: '14160.001' }, at('grossKg grossKg')],
    ['more inside than in all', { netKg: '14160.01' }, at('netKg netOverGross')],
    ['as much inside as in all', { netKg: '14160' }, []],
    ['no volume', { volume: '' }, at('volume required')],
    ['four decimals of a cubic metre', { volume: '16.0001' }, at('volume volume')],
    ['a box filled to its payload', { grossKg: '28250' }, []],
    ['a hundredth more', { grossKg: '28,250.01' }, ['goods overPayload']],
    ['a box filled to the doors', { volume: '28' }, []],
    ['a litre more', { volume: '28.001' }, ['goods overVolume']],
  ])('reports $2 for %s', (_, change, faults) => {
    expect(withGoods(change)).toEqual(faults);
  });

  it('is weighed with the others against all boxes', () => {
    const two = [
      { type: '20GP' as const, count: '1' },
      { type: '40HQ' as const, count: '1' },
    ];
    const heavy = { ...methanol, grossKg: '28425', netKg: '' };
    const large = { ...methanol, volume: '48.001' };
    expect(withOrder({ boxes: two, goods: [heavy, { ...heavy, key: '2' }] })).toEqual([]);
    expect(withOrder({ boxes: two, goods: [heavy, { ...heavy, grossKg: '28425.01' }] })).toEqual([
      'goods overAllPayload',
    ]);
    expect(withOrder({ boxes: two, goods: [large, large] })).toEqual(['goods overAllVolume']);
  });

  it('exists one to twenty times', () => {
    expect(withOrder({ goods: [] })).toEqual(['goods required']);
    const light = { ...methanol, grossKg: '10', netKg: '', volume: '0.1' };
    expect(withOrder({ goods: Array.from({ length: 21 }, () => light) })).toEqual(['goods tooManyGoods']);
  });
});

describe('dangerous goods row', () => {
  it.each<Case>([
    ['no number', { unNo: '' }, at('unNo required')],
    ['a number of three digits', { unNo: '123' }, at('unNo unNo')],
    ['a number as people write it', { unNo: 'ＵＮ １２３０' }, []],
    ['no shipping name', { shippingName: '' }, at('shippingName required')],
    [
      'a generic name without the technical one',
      { shippingName: 'FLAMMABLE LIQUID, N.O.S.' },
      at('technicalName required'),
    ],
    ['a generic name in Chinese', { shippingName: '易燃液体，未另列明的' }, at('technicalName required')],
    ['a generic name with it', { shippingName: 'FLAMMABLE LIQUID, N.O.S.', technicalName: 'Methanol' }, []],
    ['no class', { hazardClass: '', flashPoint: '' }, at('hazardClass required')],
    ['its class once more beside it', { subRisks: ['3'] }, at('subRisks sameRisk')],
    ['no packing group', { packingGroup: '' }, at('packingGroup required')],
    ['an organic peroxide has none', { hazardClass: '5.2', packingGroup: '' }, []],
    ['a gas has none', { hazardClass: '2.1', packingGroup: '' }, []],
    ['an acid without a flash point', { hazardClass: '8', flashPoint: '' }, []],
    ['a flammable liquid without one', { flashPoint: '' }, at('flashPoint required')],
    [
      'flammable on the side, without one',
      { hazardClass: '8', subRisks: ['3'], flashPoint: '' },
      at('flashPoint required'),
    ],
    ['a flash point nothing has', { hazardClass: '8', flashPoint: '301' }, at('flashPoint flashPoint')],
    ['a flash point below zero', { flashPoint: '－18.5' }, []],
    ['class 3 at sixty degrees', { flashPoint: '60' }, []],
    ['class 3 above', { flashPoint: '60.1' }, at('flashPoint flashPointHigh')],
  ])('reports $2 for %s', (_, change, faults) => {
    expect(withGoods(change)).toEqual(faults);
  });

  it('needs a technical name for a generic entry under any shipping name', () => {
    expect(withGoods({ unNo: '3082', shippingName: '环氧树脂' })).toEqual(at('technicalName required'));
  });

  const limited = { isLimited: true, innerQuantity: '500 ml', pieces: '800' };
  it.each<Case>([
    ['as they must be, in any carton', { ...limited, packKind: 'PLT' }, []],
    ['no inner packing', { ...limited, innerQuantity: '' }, at('innerQuantity required')],
    ['an inner packing without a unit', { ...limited, innerQuantity: '500' }, at('innerQuantity innerQuantity')],
    ['an inner packing by weight', { ...limited, innerQuantity: '500 g' }, at('innerQuantity innerUnit')],
    ['just as much as allowed', { ...limited, innerQuantity: '1.0升' }, []],
    ['a millilitre more', { ...limited, innerQuantity: '1001ml' }, at('innerQuantity overLimit')],
    ['a package of more than thirty kilograms', { ...limited, pieces: '471' }, at('isLimited limitedPackage')],
    ['a package just under', { ...limited, pieces: '472' }, []],
    ['of what is never limited', { ...limited, unNo: '1155' }, at('isLimited overLimit')],
    ['of what the library does not know', { ...limited, unNo: '9999' }, []],
  ])('limited quantities: %s', (_, change, faults) => {
    expect(withGoods(change)).toEqual(faults);
  });

  it('needs no dangerous goods data when harmless', () => {
    expect(told({ ...generalOrder, goods: [{ ...methanol, unNo: '', hazardClass: '', packKind: 'PLT' }] })).toEqual([]);
  });
});

describe('destination country', () => {
  const american = { ...dangerousOrder, amsAgent: 'PLATFORM' as const };

  it('requires the HS code in the US and the EU, and eight digits in Brazil', () => {
    const general = (dst: string, hsCode: string, destTaxId = '11.222.333/0001-81') =>
      told({ ...american, destTaxId, goods: [{ ...methanol, hsCode }] }, factsFor(dst));
    expect(general('USLAX', '')).toEqual(at('hsCode required'));
    expect(general('USLAX', '290511')).toEqual([]);
    expect(general('DEHAM', '', 'DE1234567')).toEqual(at('hsCode required'));
    expect(general('DEHAM', '290511', 'DE1234567')).toEqual([]);
    expect(general('BRSSZ', '290511')).toEqual(at('hsCode ncmCode'));
    expect(general('BRSSZ', '29051100')).toEqual([]);
  });
});
