import { describe, expect, it } from 'vitest';

import { blankGoods } from '../../../domain/goods/row';
import { isSameForm } from '../../../domain/order/form/same-form';
import { nextGoodsName, buildNextOrder, rejoinedOrder, splitOrder } from '../../../domain/order/form/split';
import { dangerousOrder, methanol } from '../../support/fcl-order';

const named = (key: string, nameCn: string, unNo: string) => ({ ...blankGoods(key), nameCn, unNo });
const acid = named('2', '盐酸', '1789');
const alkali = named('3', '氢氧化钠溶液', '1824');
const whole = { ...dangerousOrder, goods: [methanol, acid, alkali] };

describe('split order', () => {
  it('keeps the chosen goods and stores the others as typed', () => {
    const split = splitOrder(whole, [0, 2]);
    expect(split.goods).toEqual([methanol, alkali]);
    expect(split.later).toEqual([acid]);
    expect({ ...split, goods: whole.goods, later: [] }).toEqual(whole);
  });

  it('can be split again without loss', () => {
    const twice = splitOrder(splitOrder(whole, [0, 2]), [0]);
    expect(twice.goods).toEqual([methanol]);
    expect(twice.later).toEqual([acid, alkali]);
    expect(rejoinedOrder(twice)).toEqual({ ...whole, goods: [methanol, acid, alkali] });
  });

  it.each([[[]], [[7]]])('keeps all goods when split to %j', (staying) => {
    expect(splitOrder(whole, staying)).toBe(whole);
  });
});

describe('follow-up order', () => {
  it('copies people, terms and documents, without price and promises', () => {
    const next = buildNextOrder(splitOrder(whole, [0]));
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

  it('is null without waiting goods', () => {
    expect(buildNextOrder(whole)).toBeNull();
    expect(nextGoodsName(whole)).toBeNull();
  });

  it('is searched by its first goods', () => {
    expect(nextGoodsName(splitOrder(whole, [0]))).toBe('1789');
    expect(nextGoodsName({ ...splitOrder(whole, [0]), isDanger: 'N' })).toBe('');
  });
});

describe('two forms', () => {
  const turned = (form: typeof whole) =>
    JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(form).toReversed())));

  it('are equal in any key order and differ with any value', () => {
    expect(isSameForm(whole, turned(whole))).toBe(true);
    expect(isSameForm(whole, turned({ ...whole, remark: '改' }))).toBe(false);
    expect(isSameForm(whole, splitOrder(whole, [0]))).toBe(false);
    expect(isSameForm(whole, turned({ ...whole, shipper: { ...whole.shipper, name: 'X' } }))).toBe(false);
  });
});
