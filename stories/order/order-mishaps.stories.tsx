import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { OrderAnswerView as View } from '../../machines/order/order-answer';
import { MishapsView } from '../../src/features/order-answer/mishaps';
import { BROKE_DOWN, MISHAP_AT, REFUSED, WAITED } from './order-mishaps.fixtures';

const RESTING: View = { busy: null, failureCode: null };

const meta = {
  title: '订单/途中异常',
  component: MishapsView,
  args: {
    mishaps: [WAITED, REFUSED, BROKE_DOWN],
    now: MISHAP_AT,
    onOpen: fn(),
    view: RESTING,
    on: { accept: fn(), decline: fn() },
  },
} satisfies Meta<typeof MishapsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...RESTING, ...view } } });

const SHOWN = {
  mishap: 2,
  fees: { accept: { amount: 740_960, currency: '1' }, decline: { amount: 0, currency: '1' } },
};

export const Asked: Story = {
  name: '等下单人选择',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '退回装货地：加收 ¥7,409.60' }));
    await expect(args.on.accept).toHaveBeenCalledWith(SHOWN);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^就地存放.*现在没有加收$/ }));
    await expect(args.on.decline).toHaveBeenCalledWith(SHOWN);
  },
};
export const Accepting = story('正在选择', { busy: 'yes' });
export const Gone = story('所选的车刚被订走', { failureCode: 'gone' });
export const Over: Story = { name: '期限刚过', args: { now: Date.parse('2026-12-08T06:41:00.000Z') } };
export const Accepted: Story = {
  name: '已选退回',
  args: {
    mishaps: [
      {
        ...REFUSED,
        stands: 'ACCEPTED',
        answerBy: null,
        fee: { amount: 740_960, currency: '1' },
        counted: ['拒收返程（六折）', '等待 2 小时'],
      },
    ],
  },
};
export const Lapsed: Story = {
  name: '未选择，存放',
  args: { mishaps: [{ ...REFUSED, stands: 'LAPSED', answerBy: null }] },
};
export const GivenBack: Story = { name: '换车晚到退款', args: { mishaps: [BROKE_DOWN] } };
