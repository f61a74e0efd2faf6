import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { blankGoods } from '../../../domain/order/blank';
import { dgFacts } from '../../../src/trade/goods/dg-facts';
import { DgPlate } from '../../../src/trade/goods/dg-plate';
import { formViewOf, formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';
import { METHANOL_FACTS, SOUND } from '../../../stories/order/order-forms.fixtures';

const wordsOf = (facts: ReturnType<typeof dgFacts>) =>
  Object.fromEntries(facts.map(({ name, words }) => [name, words]));

describe('the plate of a row', () => {
  it('of which nothing is said claims nothing', () => {
    expect(wordsOf(dgFacts(blankGoods('1'), undefined))).toEqual({
      'UN 编号': '待填写',
      正确运输名称: '待填写',
      主危险: '待填写',
      次危险: '无',
      包装类别: '待填写',
      '闪点（闭杯）': '待填写',
      海洋污染物: '否',
      'HS 编码': '待填写',
      'CAS 号': '待填写',
      '应急措施 EmS': '未知',
      '限量 LQ': '未知',
    });
  });

  it('says 无 of what the library knows there is none of', () => {
    const words = wordsOf(
      dgFacts({ ...blankGoods('1'), goodsId: METHANOL_FACTS.goodsId }, { ...METHANOL_FACTS, casNo: '' }),
    );
    expect(words['CAS 号']).toBe('无');
  });
});

describe('the fields behind the plate', () => {
  const [row] = SOUND.goods;
  if (!row) throw new Error('no goods');
  const view = formViewOf(SOUND, 'goods');
  const plate = (change: Partial<typeof view>) => (
    <DgPlate parts={{ view: { ...view, ...change }, on: formWishes, lists: LISTS }} row={row} at={0} />
  );
  const isOpen = (container: HTMLElement) => container.querySelector('details')?.open;

  it('stay open under a hand that has put right what was wrong', () => {
    const { container, rerender } = render(plate({ faults: [{ path: 'goods.0.hsCode', code: 'hsCode' }] }));
    expect(isOpen(container)).toBe(true);
    rerender(plate({ faults: [] }));
    expect(isOpen(container)).toBe(true);
  });

  it('are shut while nothing is asked, and open where somebody is led to one of them', () => {
    const { container, rerender } = render(plate({}));
    expect(isOpen(container)).toBe(false);
    rerender(plate({ focus: { path: 'goods.0.hazardClass', turn: 1 } }));
    expect(isOpen(container)).toBe(true);
  });
});
