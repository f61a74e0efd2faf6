import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { EVERY_ORDER } from '../../domain/order/life/order-query';
import type { CenterOrdersView as View } from '../../machines/identity/center-orders';
import { CenterOrdersView } from '../../src/features/user-center/center-orders';
import { listed, order, ordersWishes } from '../order/orders.fixtures';
import { night, phone } from '../sights';

const meta = {
  title: '会员中心/我的订单',
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
    about: { org: shanghai, dst: singapore, stops: [], leavesAt: '2026-12-05T14:00:00.000Z' },
  },
  { ...draft, mode: 'LCL', quoteId: '', goods: [], about: null },
  ...(['AIR', 'RAIL', 'WH', 'CFS'] as const).map((mode) => ({
    ...draft,
    draftId: mode,
    mode,
    quoteId: mode,
    goods: [],
    about: { org: null, dst: null, stops: [], leavesAt: '2026-12-05T14:00:00.000Z' },
  })),
];
const nothing = { orders: [], total: 0, pages: 0 };
const air = { query: { ...EVERY_ORDER, mode: 'AIR' as const }, isNarrowed: true };
const methanol = {
  query: { ...EVERY_ORDER, words: '甲醇 1230', stage: 'TODO' as const, from: '2026-11-01' },
  isNarrowed: true,
  orders: [order],
  total: 1,
};
const second = { query: { ...EVERY_ORDER, page: 2 }, total: 43, pages: 3 };
const found = { query: { ...EVERY_ORDER, words: '新加坡', page: 2 }, isNarrowed: true, total: 43, pages: 3 };
const open = { openNo: order.orderNo };
const busy = { isBusy: true };

export const Loading = story('正在取得订单', { stage: 'loading', ...nothing });
export const Dropping = story('要删除一份草稿', { drafts, dropping: { mode: 'FCL', draftId: 'D1' } });
export const DropFailed = story('草稿删除失败', { drafts, deed: 'dropFailed' });
export const Exported = story('已导出', { deed: 'exported' });
export const ExportedPart = story('只导出一部分', { deed: 'exportedPart' });
export const ExportFailed = story('导出失败', { deed: 'exportFailed' });
export const None = story('还没有订单', nothing);
export const NoneRefreshing = story('还没有订单，正在刷新', { ...nothing, isBusy: true });
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
export const NotFound = story('按条件没有查到', { ...nothing, ...air });
export const NotFoundRefreshing = story('按条件没有查到，正在刷新', { ...nothing, ...air, ...busy });
export const Beyond = story('这一页已经没有订单', { ...second, orders: [], total: 20, pages: 1 });
export const Found = story('按货名和进度查到一单', methanol);
export const FoundRefreshing = story('按货名和进度查到一单，正在刷新', { ...methanol, ...busy });
export const FoundOpen = story('按货名和进度查到一单，已展开', { ...methanol, ...open });
export const FoundOpenRefreshing = story('按货名和进度查到一单，已展开，正在刷新', { ...methanol, ...open, ...busy });
export const Pages = story('三页中的第二页', second);
export const PagesRefreshing = story('三页中的第二页，正在刷新', { ...second, ...busy });
export const PagesOpen = story('三页中的第二页，展开一单', { ...second, ...open });
export const PagesOpenRefreshing = story('三页中的第二页，展开一单，正在刷新', { ...second, ...open, ...busy });
export const FoundPages: Story = {
  ...story('查到三页，第二页', found),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    await expect(args.on.turn).toHaveBeenCalledWith(3);
    await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
    await expect(args.on.clear).toHaveBeenCalled();
    await userEvent.type(screen.getByRole('searchbox', { name: '查找订单' }), '港');
    await expect(args.on.change).toHaveBeenCalledWith({ words: '新加坡港' });
  },
};
export const FoundPagesRefreshing = story('查到三页，第二页，正在刷新', { ...found, ...busy });
export const FoundPagesOpen = story('查到三页，第二页，展开一单', { ...found, ...open });
export const FoundPagesOpenRefreshing = story('查到三页，第二页，展开一单，正在刷新', { ...found, ...open, ...busy });
export const DaysCross = story('开始日期晚于结束日期', {
  ...nothing,
  query: { ...EVERY_ORDER, from: '2026-11-20', to: '2026-11-02' },
  isNarrowed: true,
});
export const Refreshing = story('正在刷新', { isBusy: true });
export const OpenRefreshing = story('展开一单，正在刷新', { openNo: order.orderNo, isBusy: true });
export const Offline = story('网络不通', { stage: 'failed', ...nothing, failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { stage: 'failed', ...nothing, failureCode: 'unavailable' });
export const Unexpected = story('系统出错', { stage: 'failed', ...nothing, failureCode: 'unexpected' });

export const OpenDark = night(Open);
export const OfflineDark = night(Offline);
export const OpenPhone = phone(Open);
export const NonePhone = phone(None);
export const FoundPagesPhone = phone(FoundPages);
export const FoundDark = night(Found);
