import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { WhForm } from '../../domain/modes/wh/form';
import { WH } from '../../domain/modes/wh/mode';
import { WhOrderView } from '../../src/modes/wh/wh-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { WH_FACTS, WH_QUOTE, WH_SOUND } from './wh.fixtures';

const filled = { mode: WH, facts: WH_FACTS, library: { methanol: METHANOL_FACTS } };

const at = (form: WhForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: { ...filling.order, view: { ...filling.order.view, quote: WH_QUOTE, alternatives: [] } },
});

const meta = {
  title: '仓储/入库预约',
  component: WhOrderView,
  args: {
    ...filling,
    ...at(WH_SOUND, 'goods'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: WH_QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、货物', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const GoodsFaulted = story('一、堆得太高', at({ ...WH_SOUND, stackLayers: '5' }, 'goods', true));
export const Service = story('二、存期', at(WH_SOUND, 'service'));
export const Overfull = story(
  '二、余量不足',
  at({ ...WH_SOUND, goods: WH_SOUND.goods.map((row) => ({ ...row, grossKg: '40000' })) }, 'service', true),
);
export const Inbound = story('三、入库与提货', at(WH_SOUND, 'inbound'));
export const Confirm = story('四、费用与确认', at({ ...WH_SOUND, agreeProtocol: false }, 'confirm'));
