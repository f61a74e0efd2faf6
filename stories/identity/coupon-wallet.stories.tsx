import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CouponWalletView as View } from '../../machines/identity/coupon-wallet';
import { CouponWalletView } from '../../src/features/user-center/coupon-wallet';
import { WALLET } from '../content/coupon-claim.fixtures';
import { night, phone } from '../sights';

const shown: View = { stage: 'shown', coupons: WALLET, failureCode: null };

const meta = {
  title: '会员中心/我的卡券',
  component: CouponWalletView,
  args: { view: shown, on: { refresh: fn() } },
  decorators: [(Story) => <main className="wrap bg-canvas py-8">{Story()}</main>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CouponWalletView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });
const lost = (name: string, failureCode: View['failureCode']) =>
  story(name, { stage: 'lost', coupons: [], failureCode });

export const Shown: Story = {
  ...story('可用、已用、已过期各一张', {}),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'ML26 1118 P4R8 TW' })).toHaveAttribute(
      'href',
      '/business?no=ML261118P4R8TW',
    );
    await userEvent.click(page.getByRole('button', { name: '刷新' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const NoneUsable = story('没有可用的', { coupons: WALLET.filter(({ state }) => state !== 'HELD') });
export const Empty = story('还没有卡券', { coupons: [] });
export const Loading = story('正在取', { stage: 'loading', coupons: [] });
export const Offline: Story = {
  ...lost('网络不通', 'network'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const Unavailable = lost('服务器繁忙', 'unavailable');
export const Unexpected = lost('出错', 'unexpected');
export const ShownDark = night(Shown);
export const ShownPhone = phone(Shown);
export const EmptyPhone = phone(Empty);
