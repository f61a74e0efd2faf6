import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { goodsLookup } from '../../domain/goods/identity';
import type { DomForm } from '../../domain/modes/dom/form';
import { DOM } from '../../domain/modes/dom/mode';
import { DomOrderView } from '../../src/modes/dom/dom-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { NOW } from '../order/quoted.fixtures';
import { QUOTE, SOUND } from './dom.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';

const GLYCEROL = { ...METHANOL_FACTS, goodsId: 'glycerol', unNo: null, nameCn: '甘油', hazardClass: null };
const facts = {
  now: NOW,
  quote: QUOTE,
  ...goodsLookup(({ nameCn }) =>
    nameCn === '甘油'
      ? { kind: 'known', goods: [GLYCEROL], strangers: [] }
      : { kind: 'nobody', goods: [], strangers: [] },
  ),
};
const filled = { mode: DOM, facts, library: {} };

const at = (form: DomForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: { ...filling.order, view: { ...filling.order.view, quote: QUOTE, alternatives: [] } },
});

const meta = {
  title: '内贸/下单',
  component: DomOrderView,
  args: {
    ...filling,
    ...at(SOUND, 'goods'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DomOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、货物与门点', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加一行' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'own.loads.add' });
  },
};
export const Faulted = story(
  '一、超过载重，时间窗倒置',
  at({ ...SOUND, loads: [{ type: '20GP', count: '1', kg: '28300' }], loadTo: '2026-11-27T08:00' }, 'goods', true),
);
export const Dangerous = story('一、改成了危险品', at({ ...SOUND, isDanger: 'Y' }, 'goods'));
export const Confirm = story('二、费用与确认', at({ ...SOUND, insured: true, goodsValue: '200000' }, 'confirm'));
export const Unweighed = story(
  '二、货重未填',
  at({ ...SOUND, loads: [{ type: '20GP', count: '1', kg: '' }] }, 'confirm', true),
);
