import { person } from '#person';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { lookupToken } from '../../../domain/goods/identity';
import { blankGoods } from '../../../domain/goods/row';
import { dgFacts } from '../../../src/trade/goods/dg-facts';
import { DgPlate } from '../../../src/trade/goods/dg-plate';
import { formViewOf, formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';
import { METHANOL_FACTS, SOUND } from '../../../stories/order/order-forms.fixtures';

afterEach(cleanup);

const wordsOf = (facts: ReturnType<typeof dgFacts>) =>
  Object.fromEntries(facts.map(({ name, words }) => [name, words]));

describe('dangerous goods plate', () => {
  it('is empty without data', () => {
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

  it('shows 无 for facts the library knows to be absent', () => {
    const words = wordsOf(
      dgFacts({ ...blankGoods('1'), goodsId: METHANOL_FACTS.goodsId }, { ...METHANOL_FACTS, casNo: '' }),
    );
    expect(words['CAS 号']).toBe('无');
  });

  it('never shows 无 for the flash point of class 3 or for the HS code', () => {
    const silent = { ...METHANOL_FACTS, flashPointC: null, hsCode: '' };
    const of = (hazardClass: '3' | '8') =>
      wordsOf(dgFacts({ ...blankGoods('1'), goodsId: silent.goodsId, hazardClass }, silent));
    expect(of('3')).toMatchObject({ '闪点（闭杯）': '待填写', 'HS 编码': '待填写' });
    expect(of('8')).toMatchObject({ '闪点（闭杯）': '无' });
  });
});

describe('fields behind the plate', () => {
  const [row] = SOUND.goods;
  if (!row) throw new Error('no goods');
  const view = formViewOf(SOUND, 'goods');
  const plate = (change: Partial<typeof view>) => (
    <DgPlate parts={{ view: { ...view, ...change }, on: formWishes, lists: LISTS }} row={row} at={0} />
  );
  const isOpen = (container: HTMLElement) => container.querySelector('details')?.open;

  it('stay open after a fault is corrected', () => {
    const { container, rerender } = render(plate({ faults: [{ path: 'goods.0.hsCode', code: 'hsCode' }] }));
    expect(isOpen(container)).toBe(true);
    rerender(plate({ faults: [] }));
    expect(isOpen(container)).toBe(true);
  });

  it('are closed without faults and open on focus', () => {
    const { container, rerender } = render(plate({}));
    expect(isOpen(container)).toBe(false);
    rerender(plate({ focus: { path: 'goods.0.hazardClass', turn: 1 } }));
    expect(isOpen(container)).toBe(true);
  });
});

describe('pending library lookup', () => {
  const row = { ...blankGoods('1'), unNo: '9999' };
  const view = { ...formViewOf({ ...SOUND, goods: [row] }, 'goods'), library: {} };
  const plate = (change: Partial<typeof view>) => (
    <DgPlate parts={{ view: { ...view, ...change }, on: formWishes, lists: LISTS }} row={row} at={0} />
  );
  const OWN = '由您填写，物质库没有为这一行提供资料。请与 SDS 第 14 章核对。';

  it('shows loading, and "not found" only after the answer', () => {
    const { rerender } = render(plate({ told: {}, isLookingUp: true }));
    expect(screen.getByText('正在读取平台物质库，请稍候。')).toBeTruthy();
    expect(screen.queryByText(OWN)).toBeNull();
    rerender(plate({ told: {}, isLookingUp: false }));
    expect(screen.getByText('物质库还没有答复，稍后会再查。以下由您填写，请与 SDS 第 14 章核对。')).toBeTruthy();
    expect(screen.queryByText(OWN)).toBeNull();
    const token = lookupToken(row, 'Y') ?? '';
    rerender(plate({ told: { [token]: { kind: 'nobody', goodsIds: [], strangers: [] } }, isLookingUp: false }));
    expect(screen.getByText(OWN)).toBeTruthy();
  });
});

describe('UN number with several entries', () => {
  const row = { ...blankGoods('1'), unNo: '1263' };
  const PAINTS = (['I', 'II', 'III'] as const).map((packingGroup) => ({
    ...METHANOL_FACTS,
    goodsId: `paint-${packingGroup}`,
    unNo: '1263',
    nameCn: '油漆',
    hazardClass: '3' as const,
    packingGroup,
  }));
  const view = { ...formViewOf({ ...SOUND, goods: [row] }, 'goods') };
  const plate = (library: Record<string, (typeof PAINTS)[number]>, of = row) => {
    const told = {
      [lookupToken(of, 'Y') ?? '']: { kind: 'several' as const, goodsIds: Object.keys(library), strangers: [] },
    };
    const edit = vi.fn<typeof formWishes.edit>();
    render(
      <DgPlate
        parts={{ view: { ...view, library, told }, on: { ...formWishes, edit }, lists: LISTS }}
        row={of}
        at={0}
      />,
    );
    return edit;
  };
  const all = Object.fromEntries(PAINTS.map((paint) => [paint.goodsId, paint]));

  it('offers each entry, chosen by one press', async () => {
    const edit = plate(all);
    expect(screen.getByText('UN 1263 有 3 个条目，选定一个，下面各项随之填好：')).toBeTruthy();
    expect(screen.getByText('还没有选定条目，以下由您填写。请与 SDS 第 14 章核对。')).toBeTruthy();
    await person.press('button', '油漆 · 第 3 类 · Ⅲ 类');
    expect(edit).toHaveBeenCalledWith({ kind: 'goods.declare', at: 0, goodsId: 'paint-III', unNo: '1263' });
  });

  it('offers only entries of the given packing group', () => {
    const related = PAINTS.map((paint) => ({ ...paint, goodsId: `${paint.goodsId}-rel`, nameCn: '涂料的相关材料' }));
    const library = Object.fromEntries([...PAINTS, ...related].map((one) => [one.goodsId, one]));
    const of = { ...row, packingGroup: 'III' as const };
    const shown = (told: typeof view.told) => {
      const parts = { view: { ...view, library, told }, on: formWishes, lists: LISTS };
      const { unmount } = render(<DgPlate parts={parts} row={of} at={0} />);
      const names = screen.getAllByRole('button', { name: /第 3 类/ }).map(({ textContent }) => textContent);
      unmount();
      return names;
    };
    const third = ['油漆 · 第 3 类 · Ⅲ 类', '涂料的相关材料 · 第 3 类 · Ⅲ 类'];
    const goodsIds = ['paint-III', 'paint-III-rel'];
    expect(shown({ [lookupToken(of, 'Y') ?? '']: { kind: 'several', goodsIds, strangers: [] } })).toEqual(third);
    expect(shown({}), 'while it is asked').toEqual(third);
  });

  it.each([
    ['once it is chosen', all, { ...row, goodsId: 'paint-II' }],
    ['of another number', all, { ...row, unNo: '1230' }],
    ['where it means one thing', { 'paint-I': PAINTS[0] as (typeof PAINTS)[number] }, row],
  ])('offers nothing %s', (_, library, of) => {
    plate(library, of);
    expect(screen.queryByRole('button', { name: /^油漆/ })).toBeNull();
  });
});
