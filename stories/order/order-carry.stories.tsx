import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { OrderCarryView } from '../../src/features/order-copy/order-carry';
import { copyWishes, RESTING } from './order-copy.fixtures';

const meta = {
  title: '下单/带入订单',
  component: OrderCarryView,
  args: { view: { ...RESTING, isBusy: true }, on: copyWishes, blankAt: '/builtIn/addOrder' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderCarryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = { name: '正在带入' };
export const Missing: Story = {
  name: '没有这票订单',
  args: { view: { ...RESTING, failureCode: 'missing' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.on.begin).toHaveBeenCalledWith('/builtIn/addOrder');
    await expect(canvas.getByRole('link', { name: '不带入，自己填' })).toHaveAttribute('href', '/builtIn/addOrder');
  },
};
export const Offline: Story = { name: '网络不通', args: { view: { ...RESTING, failureCode: 'network' } } };
