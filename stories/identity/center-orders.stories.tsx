import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { CenterOrdersView as View } from '../../machines/identity/center-orders';
import { CenterOrdersView } from '../../src/features/user-center/center-orders';
import { listed, order, ordersWishes } from '../order/orders.fixtures';
import { night, phone } from '../sights';

const meta = {
  title: '用户中心/我的订单',
  component: CenterOrdersView,
  args: { view: listed, on: ordersWishes },
} satisfies Meta<typeof CenterOrdersView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<View>): Story => ({ name, args: { view: { ...listed, ...change } } });
const draft = { draftId: 'D1', savedAt: '2026-11-20T03:00:00.000Z' };
const shanghai = { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' };
const singapore = { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' };
const drafts: View['drafts'] = [
  {
    ...draft,
    mode: 'FCL',
    quoteId: 'Q1',
    goods: ['甲醇'],
    about: { org: shanghai, dst: singapore, leavesAt: '2026-12-05T14:00:00.000Z' },
  },
  { ...draft, mode: 'LCL', quoteId: '', goods: [], about: null },
  ...(['AIR', 'RAIL', 'WH', 'CFS'] as const).map((mode) => ({
    ...draft,
    draftId: mode,
    mode,
    quoteId: mode,
    goods: [],
    about: { org: null, dst: null, leavesAt: '2026-12-05T14:00:00.000Z' },
  })),
];
const nothing = { orders: [], total: 0 };

export const Loading = story('正在取得订单', { stage: 'loading', ...nothing });
export const None = story('还没有订单', nothing);
export const NoneRefreshing = story('还没有订单，正在刷新', { ...nothing, isBusy: true });
export const NoneOpen = story('展开过的订单已不在列', { ...nothing, openNo: order.orderNo });
export const NoneOpenRefreshing = story('展开过的订单已不在列，正在刷新', {
  ...nothing,
  openNo: order.orderNo,
  isBusy: true,
});
export const Listed: Story = {
  ...story('一单待认证，一单审核中', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: `订单 ${order.orderNo} 的详情` }));
    await expect(args.on.toggle).toHaveBeenCalledWith(order.orderNo);
    await userEvent.click(screen.getByRole('button', { name: `取消订单 ${order.orderNo}` }));
    await expect(args.on.cancel).toHaveBeenCalledWith(order.orderNo);
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Drafts: Story = {
  ...story('有没提交的草稿', { drafts }),
  play: async () => {
    const [first, second] = screen.getAllByRole('link', { name: /^接着填/ });
    await expect(first).toHaveAttribute('href', '/shippingFcl/addOrder?quote=Q1');
    await expect(second).toHaveAttribute('href', '/shippingLcl');
    for (const word of ['开船', '起飞', '发车', '入库', '截港'])
      await expect(screen.getByText(`12-05 22:00 ${word}，11-20 11:00 填写`)).toBeVisible();
  },
};
export const Open = story('展开一单', { openNo: order.orderNo });
export const Refreshing = story('正在刷新', { isBusy: true });
export const OpenRefreshing = story('展开一单，正在刷新', { openNo: order.orderNo, isBusy: true });
export const Offline = story('网络不通', { stage: 'failed', ...nothing, failureCode: 'network' });
export const Unavailable = story('服务繁忙', { stage: 'failed', ...nothing, failureCode: 'unavailable' });
export const Unexpected = story('系统出错', { stage: 'failed', ...nothing, failureCode: 'unexpected' });

export const OpenDark = night(Open);
export const OfflineDark = night(Offline);
export const OpenPhone = phone(Open);
export const NonePhone = phone(None);
