import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { FlexiForm } from '../../domain/modes/flexi/form';
import { FLEXI } from '../../domain/modes/flexi/mode';
import { FlexiOrderView } from '../../src/modes/flexi/flexi-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { FLEXI_FACTS, FLEXI_QUOTE, FLEXI_SOUND } from './flexi.fixtures';

const filled = { mode: FLEXI, facts: FLEXI_FACTS, library: {} };

const at = (form: FlexiForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: { ...filling.order, view: { ...filling.order.view, quote: FLEXI_QUOTE, alternatives: [] } },
});

const meta = {
  title: '液袋/下单',
  component: FlexiOrderView,
  args: {
    ...filling,
    ...at(FLEXI_SOUND, 'goods'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: FLEXI_QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FlexiOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、货物与装载', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('每袋 23,976 kg，用 22,000 L 袋，98.2% 满')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const Unheated: Story = {
  ...story('一、装货温度未填，价格已可算', at({ ...FLEXI_SOUND, loadTemp: '' }, 'goods')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('待填袋数与装载量')).toBeNull();
    await expect(canvas.getAllByText('1 袋').length).toBeGreaterThan(0);
  },
};
export const TooHeavy = story('一、装多了', at({ ...FLEXI_SOUND, litres: '24000' }, 'goods', true));
export const Undeclared = story(
  '一、没有确认非危',
  at({ ...FLEXI_SOUND, notDanger: false, sdsDate: '' }, 'goods', true),
);
export const Fitting = story('二、安装', at(FLEXI_SOUND, 'fitting'));
export const DayFull = story('二、这一天已约满', at({ ...FLEXI_SOUND, fitDay: '2026-11-24' }, 'fitting', true));
export const Parties = story('三、收发货人', at(FLEXI_SOUND, 'parties'));
export const Confirm = story('四、费用与确认', at({ ...FLEXI_SOUND, noDgPromise: false }, 'confirm', true));
