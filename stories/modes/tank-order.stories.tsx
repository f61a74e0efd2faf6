import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { TankForm } from '../../domain/modes/tank/form';
import { TANK } from '../../domain/modes/tank/mode';
import { TankOrderView } from '../../src/modes/tank/tank-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { TANK_FACTS, TANK_QUOTE, TANK_SOUND } from './tank.fixtures';

const filled = { mode: TANK, facts: TANK_FACTS, library: { methanol: METHANOL_FACTS } };

const at = (form: TankForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: { ...filling.order, view: { ...filling.order.view, quote: TANK_QUOTE, alternatives: [] } },
});

const meta = {
  title: '罐箱/罐箱预订',
  component: TankOrderView,
  args: {
    ...filling,
    ...at(TANK_SOUND, 'goods'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: TANK_QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TankOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、货物与充装', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const OtherGoods = story(
  '一、换了货物',
  at({ ...TANK_SOUND, goods: TANK_SOUND.goods.map((row) => ({ ...row, unNo: '1294' })) }, 'goods', true),
);
export const Heated = story('一、加热装运', at({ ...TANK_SOUND, heating: 'STEAM', hotTemp: '70' }, 'goods'));
export const Tanks = story('二、罐与服务', at(TANK_SOUND, 'tank'));
export const TooFew = story('二、罐数不够', at({ ...TANK_SOUND, tanks: '1' }, 'tank', true));
export const Parties = story('三、收发货人', at(TANK_SOUND, 'parties'));
export const Confirm = story('四、费用与确认', at({ ...TANK_SOUND, agreeProtocol: false }, 'confirm'));
