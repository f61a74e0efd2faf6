import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { OrderCopyView as View } from '../../machines/order/order-copy';
import { OrderCopyView } from '../../src/features/order-copy/order-copy';
import { copyWishes, RESTING } from './order-copy.fixtures';

const meta = {
  title: '下单/再下一单',
  component: OrderCopyView,
  args: { view: RESTING, on: copyWishes, address: '/shippingFcl?org=CNSHA&dst=NLRTM', place: 'head' },
} satisfies Meta<typeof OrderCopyView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({
  name,
  args: { view: { ...RESTING, ...view } },
});

export const Resting: Story = {
  name: '可复制',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '再下一单' }));
    await expect(args.on.begin).toHaveBeenCalledWith('/shippingFcl?org=CNSHA&dst=NLRTM');
  },
};
export const Over: Story = { name: '订单已结束', args: { place: 'over' } };
export const Busy = story('正在复制', { isBusy: true });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务没有答复', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
