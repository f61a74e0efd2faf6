import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ReceivedGoodsView } from '../../src/features/order-answer/received-goods';

const meta = {
  title: '订单/确认收货',
  component: ReceivedGoodsView,
  args: {
    receiving: { waits: null },
    view: { busy: null, failureCode: null },
    on: { accept: fn(), decline: fn() },
  },
} satisfies Meta<typeof ReceivedGoodsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '可以确认收货',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认收货' }));
    await expect(args.on.accept).toHaveBeenCalledWith({ isReceived: true });
  },
};
export const Busy: Story = { name: '正在确认', args: { view: { busy: 'yes', failureCode: null } } };
export const Unsigned: Story = {
  name: '收货人还没有签收',
  args: { receiving: { waits: '平台登记“收货人已签收”后，可在这里确认收货。' } },
};
export const LookedInto: Story = {
  name: '投诉还在处理',
  args: { receiving: { waits: '投诉还在处理，结案后可在这里确认收货。' } },
};
export const Late: Story = { name: '另一处已处理', args: { view: { busy: null, failureCode: 'late' } } };
