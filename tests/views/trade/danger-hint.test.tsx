import { person } from '#person';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { lookupToken } from '../../../domain/goods/identity';
import type { IdentityKind } from '../../../domain/goods/facts';
import { blankGoods } from '../../../domain/goods/row';
import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { DangerHint } from '../../../src/trade/goods/danger-hint';
import { formViewOf, formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

afterEach(cleanup);

/** Row declared as general under a name, with the library answer. */
function hinted(nameCn: string, instead?: null) {
  const row = { ...blankGoods('1'), nameCn };
  const form = { ...SOUND, isDanger: 'N' as const, goods: [row] };
  const { kind, goods } = identifyGoods(row, 'N');
  const told = {
    [lookupToken(row, 'N') ?? '']: {
      kind: kind as IdentityKind,
      goodsIds: goods.map(({ goodsId }) => goodsId),
      strangers: [],
    },
  };
  const library = Object.fromEntries(goods.map((one) => [one.goodsId, one]));
  const view = { ...formViewOf(form, 'goods'), library, told };
  const findings = consistencyFindings(form, identifyGoods);
  const edit = vi.fn<typeof formWishes.edit>();
  const parts = {
    view: { ...view, acceptance: { ...view.acceptance, findings } },
    on: { ...formWishes, edit },
    lists: LISTS,
  };
  render(<DangerHint parts={parts} at={0} {...(instead === null && { instead })} />);
  return edit;
}

const namesOf = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('goods declared as general', () => {
  it('become the named substance by one press', async () => {
    const edit = hinted('苯（工业级）');
    await person.press('button', '改为危险品申报');
    expect(edit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'goods.declare', unNo: '1114' }));
  });

  it('offer similar substances to choose from', async () => {
    const edit = hinted('三硝基甲苯');
    expect(namesOf()).toEqual(['UN 1294 甲苯 · 第 3 类 · Ⅱ 类', '都不是，改为危险品后自行填写']);
    await person.press('button', '都不是，改为危险品后自行填写');
    expect(edit).toHaveBeenCalledWith({ kind: 'goods.declare', at: 0, goodsId: '', unNo: '' });
  });

  it('offer all substances of a shared name', async () => {
    const edit = hinted('环氧氯丙烷树脂');
    expect(namesOf()[0]).toBe('UN 2023 环氧氯丙烷 · 第 6.1 类 · Ⅱ 类');
    await person.press('button', 'UN 2023 环氧氯丙烷 · 第 6.1 类 · Ⅱ 类');
    expect(edit).toHaveBeenCalledWith(expect.objectContaining({ unNo: '2023' }));
  });

  it('with an unknown name may be declared as dangerous without a UN number', async () => {
    const edit = hinted('火药');
    expect(screen.getByRole('status').textContent).toContain('物质库中没有查到火药，转人工核对是否危险品');
    await person.press('button', '改为危险品申报');
    expect(edit).toHaveBeenCalledWith({ kind: 'goods.declare', at: 0, goodsId: '', unNo: '' });
  });

  it('show the name only when the form refuses them', () => {
    hinted('甲醇', null);
    expect(screen.getByRole('status').textContent).toContain('甲醇');
    expect(namesOf()).toEqual([]);
  });
});
