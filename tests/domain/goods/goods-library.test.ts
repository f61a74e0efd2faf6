import { describe, expect, it } from 'vitest';

import { blankFcl } from '../../../domain/modes/fcl/form';
import { blankGoods } from '../../../domain/goods/row';
import { withFound } from '../../../domain/goods/identity';
import { markedRow, withPicked } from '../../../domain/goods/library';
import { METHANOL_FACTS, METHANOL_FOUND } from '../../../stories/order/order-forms.fixtures';

const form = {
  ...blankFcl,
  goods: [blankGoods('1'), { ...blankGoods('2'), edited: ['flashPoint'], flashPoint: '12' }],
};
const { goodsId, unNo, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup } = METHANOL_FACTS;
const methanol = { goodsId, unNo, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup };
const library = { [goodsId]: METHANOL_FACTS };

describe('a substance picked for a row', () => {
  it('is filled in to its flash point where the library has told of it before', () => {
    const [row] = withPicked(form, '1', methanol, library).goods;
    expect(row).toMatchObject({ nameCn: '甲醇', flashPoint: '11', hsCode: '290511' });
  });

  it('has its names and its class at once where the library is still to be asked', () => {
    const [row] = withPicked(form, '1', methanol, {}).goods;
    expect(row).toMatchObject({ nameCn: '甲醇', hazardClass: '3', flashPoint: '', hsCode: '' });
  });

  it('has no packing group to be chosen where its whole entry names none: a battery, a reagent that reacts by itself', () => {
    const group = (hazardClass: '9' | '8' | '4.1' | null) => {
      const battery = { ...METHANOL_FACTS, hazardClass, packingGroup: null };
      return withPicked(form, '1', battery, { [goodsId]: battery }).goods[0]?.packingGroup;
    };
    expect([group('9'), group('8'), group('4.1')]).toStrictEqual(['N', 'N', 'N']);
    expect(group(null), 'of what is not dangerous nobody asks').toBe('');
    const named = { ...methanol, packingGroup: null };
    expect(withPicked(form, '1', named, {}).goods[0]?.packingGroup, 'a list leaves open what entries differ in').toBe(
      '',
    );
  });

  it('never writes over what was written by hand', () => {
    expect(withPicked(form, '2', methanol, library).goods[1]?.flashPoint).toBe('12');
  });

  it('takes the place of the number that was typed before', () => {
    const typed = { ...form, goods: form.goods.map((row) => ({ ...row, unNo: '1294', edited: ['unNo'] })) };
    expect(withPicked(typed, '2', methanol, library).goods[1]).toMatchObject({ unNo: '1230', edited: [] });
  });

  it('leaves nothing as somebody’s own that the library says as well', () => {
    const typed = withPicked(form, '1', methanol, {});
    const goods = typed.goods.map((row) => ({ ...row, edited: ['unNo', 'flashPoint'], flashPoint: '12' }));
    expect(withFound({ ...typed, goods }, METHANOL_FOUND).goods[0]).toMatchObject({
      flashPoint: '12',
      edited: ['flashPoint'],
    });
  });

  it('is forgotten by an answer that comes after something else was picked', () => {
    const told = METHANOL_FOUND;
    const waiting = withPicked(form, '1', methanol, {});
    expect(withFound(waiting, told).goods[0]?.flashPoint).toBe('11');
    const other = withPicked(waiting, '1', { ...methanol, goodsId: 'other', nameCn: '乙醇' }, {});
    expect(withFound(other, told).goods[0]).toMatchObject({ goodsId: 'other', nameCn: '乙醇', flashPoint: '' });
  });
});

describe('a field somebody has written into', () => {
  it('is theirs until it says what the library says', () => {
    const [row = blankGoods('1')] = withPicked(form, '1', methanol, library).goods;
    const own = markedRow({ ...row, flashPoint: '9' }, 'flashPoint', library);
    expect(own.edited).toEqual(['flashPoint']);
    expect(withFound({ isDanger: 'Y', goods: [own] }, METHANOL_FOUND).goods[0]?.flashPoint).toBe('9');
    expect(markedRow({ ...own, flashPoint: '11' }, 'flashPoint', library).edited).toEqual([]);
  });

  it('is theirs while nobody knows the substance, and no amount is ever filled in', () => {
    expect(markedRow({ ...blankGoods('1'), nameCn: '甲醇' }, 'nameCn', {}).edited).toEqual(['nameCn']);
    expect(markedRow({ ...blankGoods('1'), pieces: '80' }, 'pieces', {}).edited).toEqual([]);
  });
});
