import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { OrderProlongView as View } from '../../machines/order/order-prolong';
import { OrderProlongView } from '../../src/features/order-prolong/order-prolong';

const TOTAL = { amount: 412_000, currency: '1' };
const CLOSED: View = {
  isOpen: false,
  days: 30,
  typed: '',
  isFaulty: false,
  total: TOTAL,
  offer: null,
  mostDays: null,
  isBusy: false,
  failureCode: null,
};
const OPEN: View = { ...CLOSED, isOpen: true, typed: '10' };

const meta = {
  title: '订单/续存',
  component: OrderProlongView,
  args: {
    days: 30,
    outDate: '2026-12-31',
    total: TOTAL,
    view: OPEN,
    on: { open: fn(), type: fn(), send: fn(), close: fn() },
  },
} satisfies Meta<typeof OrderProlongView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...OPEN, ...view } } });

export const Closed: Story = { name: '未打开', args: { view: CLOSED } };
export const Typing: Story = {
  name: '正在填写',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '核对余量与总价' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Faulty = story('天数不对', { typed: '-', isFaulty: true });
export const Priced = story('看新总价', {
  offer: { total: { amount: 503_200, currency: '1' }, outDate: '2027-01-10' },
});
export const Short = story('之后有人预约', { mostDays: 35 });
export const Busy = story('正在核对', { isBusy: true });
export const Late = story('已不能续存', { failureCode: 'late' });
export const StoreClosed = story('仓库停收', { failureCode: 'closed' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
