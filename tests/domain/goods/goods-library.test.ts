import { describe, expect, it } from 'vitest';

import { blankFcl } from '../../../domain/modes/fcl/form';
import { blankGoods } from '../../../domain/goods/row';
import { fillFoundRows } from '../../../domain/goods/identity';
import { markedRow, withPicked } from '../../../domain/goods/library';
import { METHANOL_FACTS, METHANOL_FOUND } from '../../../stories/order/order-forms.fixtures';

const form = {
  ...blankFcl,
  goods: [blankGoods('1'), { ...blankGoods('2'), edited: ['flashPoint'], flashPoint: '12' }],
};
const { goodsId, unNo, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup } = METHANOL_FACTS;
const methanol = { goodsId, unNo, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup };
const library = { [goodsId]: METHANOL_FACTS };

describe('substance picked for a row', () => {
  it('fills the row up to its flash point when the library data is loaded', () => {
    const [row] = withPicked(form, '1', methanol, library).goods;
    expect(row).toMatchObject({ nameCn: '甲醇', flashPoint: '11', hsCode: '290511' });
  });

  it('fills names and class at once before the library answers', () => {
    const [row] = withPicked(form, '1', methanol, {}).goods;
    expect(row).toMatchObject({ nameCn: '甲醇', hazardClass: '3', flashPoint: '', hsCode: '' });
  });

  it('leaves no packing group to choose when no entry has one, such as a battery', () => {
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

  it('never overwrites edited fields', () => {
    expect(withPicked(form, '2', methanol, library).goods[1]?.flashPoint).toBe('12');
  });

  it('replaces the number typed before', () => {
    const typed = { ...form, goods: form.goods.map((row) => ({ ...row, unNo: '1294', edited: ['unNo'] })) };
    expect(withPicked(typed, '2', methanol, library).goods[1]).toMatchObject({ unNo: '1230', edited: [] });
  });

  it('clears the edited mark when the library agrees', () => {
    const typed = withPicked(form, '1', methanol, {});
    const goods = typed.goods.map((row) => ({ ...row, edited: ['unNo', 'flashPoint'], flashPoint: '12' }));
    expect(fillFoundRows({ ...typed, goods }, METHANOL_FOUND).goods[0]).toMatchObject({
      flashPoint: '12',
      edited: ['flashPoint'],
    });
  });

  it('ignores a late answer after another substance is picked', () => {
    const told = METHANOL_FOUND;
    const waiting = withPicked(form, '1', methanol, {});
    expect(fillFoundRows(waiting, told).goods[0]?.flashPoint).toBe('11');
    const other = withPicked(waiting, '1', { ...methanol, goodsId: 'other', nameCn: '乙醇' }, {});
    expect(fillFoundRows(other, told).goods[0]).toMatchObject({ goodsId: 'other', nameCn: '乙醇', flashPoint: '' });
  });
});

describe('edited field', () => {
  it('stays marked until it matches the library', () => {
    const [row = blankGoods('1')] = withPicked(form, '1', methanol, library).goods;
    const own = markedRow({ ...row, flashPoint: '9' }, 'flashPoint', library);
    expect(own.edited).toEqual(['flashPoint']);
    expect(fillFoundRows({ isDanger: 'Y', goods: [own] }, METHANOL_FOUND).goods[0]?.flashPoint).toBe('9');
    expect(markedRow({ ...own, flashPoint: '11' }, 'flashPoint', library).edited).toEqual([]);
  });

  it('is marked while the substance is unknown; amounts never are', () => {
    expect(markedRow({ ...blankGoods('1'), nameCn: '甲醇' }, 'nameCn', {}).edited).toEqual(['nameCn']);
    expect(markedRow({ ...blankGoods('1'), pieces: '80' }, 'pieces', {}).edited).toEqual([]);
  });
});
