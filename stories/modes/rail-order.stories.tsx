import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { RailForm } from '../../domain/modes/rail/form';
import { RAIL } from '../../domain/modes/rail/mode';
import { RailOrderView } from '../../src/modes/rail/rail-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { GLYCEROL_FACTS, RAIL_FACTS, RAIL_QUOTE, RAIL_SOUND } from './rail.fixtures';

const filled = { mode: RAIL, facts: RAIL_FACTS, library: { glycerol: GLYCEROL_FACTS } };

const at = (form: RailForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: { ...filling.order, view: { ...filling.order.view, quote: RAIL_QUOTE, alternatives: [] } },
});

const meta = {
  title: '铁路/下单',
  component: RailOrderView,
  args: {
    ...filling,
    ...at(RAIL_SOUND, 'train'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: RAIL_QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RailOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Train: Story = {
  ...story('一、班列与箱', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const Goods = story('二、货物', at(RAIL_SOUND, 'goods'));
export const Latin = story(
  '二、俄文品名里有拉丁字母',
  at(
    { ...RAIL_SOUND, rail: { '1': { nameRu: 'Глицерин C', gng: '2905', isSolid: false, freezeC: '' } } },
    'goods',
    true,
  ),
);
export const Own = story(
  '二、自备箱号不对',
  at({ ...RAIL_SOUND, boxOwner: 'SOC', units: [{ kg: '28500', no: 'CSQU3054384' }] }, 'goods', true),
);
export const Parties = story('三、口岸报关', at({ ...RAIL_SOUND, customsMode: 'BORDER' }, 'parties', true));
export const Confirm = story('四、冻损免责', at({ ...RAIL_SOUND, freezeWaiver: false }, 'confirm', true));
