import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CouponClaimView as View } from '../../machines/content/coupon-claim';
import { CouponClaimView } from '../../src/features/campaign/coupon-claim';
import { CLAIMABLE, COUPON, EARLY, EMPTY, HELD, OF_ENTERPRISE, OVER, USED } from './coupon-claim.fixtures';

const claimable: View = { stage: 'claimable', sheet: CLAIMABLE, isBusy: false, failureCode: null };

const meta = {
  title: '活动/领券',
  component: CouponClaimView,
  args: { coupon: COUPON, view: claimable, on: { claim: fn(), refresh: fn() }, onWallet: fn() },
} satisfies Meta<typeof CouponClaimView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...claimable, ...view } } });

export const SignedOut: Story = {
  ...story('未登录，可领取', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '领取' }));
    await expect(args.on.claim).toHaveBeenCalledOnce();
  },
};
export const Claimable = story('已登录，可领取', { sheet: { ...CLAIMABLE, own: [] } });
export const Claiming = story('领取中', { isBusy: true });
export const Held: Story = {
  ...story('已领到', { stage: 'held', sheet: HELD }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '看我的卡券' }));
    await expect(args.onWallet).toHaveBeenCalledOnce();
  },
};
export const Used = story('本人的已用掉', { stage: 'bounded', sheet: USED });
export const OfEnterprise = story('企业已领满', { stage: 'bounded', sheet: OF_ENTERPRISE });
export const Empty = story('已领完', { stage: 'empty', sheet: EMPTY });
export const Early = story('活动未开始', { stage: 'early', sheet: EARLY });
export const Over = story('活动已结束', { stage: 'over', sheet: OVER });
export const Moved = story('领取条件刚刚变了', { failureCode: 'moved' });
export const Unproven = story('没通过安全验证', { failureCode: 'captcha' });
export const Offline = story('断网，没有收到结果', { failureCode: 'network' });
export const Unavailable = story('服务没有答复', { failureCode: 'unavailable' });
export const Unexpected = story('出了点问题', { failureCode: 'unexpected' });
export const Loading = story('正在取余量', { stage: 'loading', sheet: null });
export const Lost: Story = {
  ...story('取不到', { stage: 'lost', sheet: null, failureCode: null }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const ClaimablePhone: Story = {
  ...Claimable,
  name: '可领取 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const HeldDark: Story = { ...Held, name: '已领到 深色', globals: { theme: 'dark' } };
