import { describe, expect, it } from 'vitest';

import { blankGoods } from '../../../domain/goods/row';
import { isSameForm } from '../../../domain/order/form/same-form';
import { nextGoodsOf, nextOrderOf, rejoinedOrder, splitOrder } from '../../../domain/order/form/split';
import { dangerousOrder, methanol } from '../../support/fcl-order';

const named = (key: string, nameCn: string, unNo: string) => ({ ...blankGoods(key), nameCn, unNo });
const acid = named('2', '盐酸', '1789');
const alkali = named('3', '氢氧化钠溶液', '1824');
const whole = { ...dangerousOrder, goods: [methanol, acid, alkali] };

describe('an order that is split', () => {
  it('keeps some of its goods; the others wait as they were typed', () => {
    const split = splitOrder(whole, [0, 2]);
    expect(split.goods).toEqual([methanol, alkali]);
    expect(split.later).toEqual([acid]);
    expect({ ...split, goods: whole.goods, later: [] }).toEqual(whole);
  });

  it('is split again, and nothing that waits is forgotten', () => {
    const twice = splitOrder(splitOrder(whole, [0, 2]), [0]);
    expect(twice.goods).toEqual([methanol]);
    expect(twice.later).toEqual([acid, alkali]);
    expect(rejoinedOrder(twice)).toEqual({ ...whole, goods: [methanol, acid, alkali] });
  });

  it.each([[[]], [[7]]])('never loses all its goods to %j', (staying) => {
    expect(splitOrder(whole, staying)).toBe(whole);
  });
});

describe('the order of what waits', () => {
  it('has its people, terms and papers, at a price of its own and promised anew', () => {
    const next = nextOrderOf(splitOrder(whole, [0]));
    expect(next).toEqual({
      ...whole,
      goods: [acid, alkali],
      later: [],
      quoteId: '',
      offerId: '',
      agreeProtocol: false,
      agreeCharges: false,
      chargesEdition: '',
      dgPromise: false,
    });
  });

  it('is none where nothing waits', () => {
    expect(nextOrderOf(whole)).toBeNull();
    expect(nextGoodsOf(whole)).toBeNull();
  });

  it('is searched for by its first goods', () => {
    expect(nextGoodsOf(splitOrder(whole, [0]))).toBe('1789');
    expect(nextGoodsOf({ ...splitOrder(whole, [0]), isDanger: 'N' })).toBe('');
  });
});

describe('two forms', () => {
  const turned = (form: typeof whole) =>
    JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(form).toReversed())));

  it('are the same in whichever order they were kept, and no longer once anything differs', () => {
    expect(isSameForm(whole, turned(whole))).toBe(true);
    expect(isSameForm(whole, turned({ ...whole, remark: '改' }))).toBe(false);
    expect(isSameForm(whole, splitOrder(whole, [0]))).toBe(false);
    expect(isSameForm(whole, turned({ ...whole, shipper: { ...whole.shipper, name: 'X' } }))).toBe(false);
  });
});
