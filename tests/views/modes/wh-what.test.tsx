import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { WhForm } from '../../../domain/modes/wh/form';
import { WH } from '../../../domain/modes/wh/mode';
import { blankGoods } from '../../../domain/goods/row';
import { WhOrderView } from '../../../src/modes/wh/wh-order-view';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { formViewIn } from '../../../stories/order/form-view.fixtures';
import meta from '../../../stories/modes/wh-order.stories';
import { WH_FACTS, WH_SOUND } from '../../../stories/modes/wh.fixtures';

it('the storage order shows the charged days even without an arrival day', () => {
  const filled = { mode: WH, facts: WH_FACTS, library: { methanol: METHANOL_FACTS } };
  const view = formViewIn(filled, { ...WH_SOUND, inDate: '', days: '45' }, ['goods', false]);
  render(<WhOrderView {...meta.args} form={{ ...meta.args.form, view }} />);
  expect(screen.getAllByText(/t × 45 天/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/× 0 天/)).toBeNull();
});

it('the storage order shows no searched day or tons in an empty form', () => {
  const filled = { mode: WH, facts: WH_FACTS, library: { methanol: METHANOL_FACTS } };
  const shown = (change: Partial<WhForm>) => {
    const view = formViewIn(filled, { ...WH_SOUND, ...change }, ['goods', false]);
    const { container, unmount } = render(<WhOrderView {...meta.args} form={{ ...meta.args.form, view }} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  const blank = shown({ days: '' });
  expect(blank).toContain(`${WH_SOUND.inDate} 入库，天数未填`);
  expect(blank).not.toMatch(/\d 天/);
  expect(shown({ inDate: '', days: '45' })).toContain('入库日期未填，45 天');
  const nothing = shown({ inDate: '', days: '', goods: [blankGoods('1')] });
  expect(nothing).toContain('入库日期未填，天数未填');
  expect(nothing).toContain('毛重未填，天数未填');
  expect(nothing).not.toMatch(/\d t\b/);
});
