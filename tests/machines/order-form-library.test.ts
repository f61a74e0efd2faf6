import { describe, expect, it } from 'vitest';

import { blankFclOrder, blankGoods } from '../../domain/fcl-order-blank';
import { withPicked } from '../../machines/order-form/order-form.library';
import { METHANOL_FACTS } from '../../stories/order-forms.fixtures';

const form = {
  ...blankFclOrder,
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

  it('never writes over what was written by hand', () => {
    expect(withPicked(form, '2', methanol, library).goods[1]?.flashPoint).toBe('12');
  });
});
