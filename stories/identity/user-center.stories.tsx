import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { UserCenterView as View } from '../../machines/identity/user-center';
import { UserCenterView } from '../../src/features/user-center/user-center';
import { CouponWalletView } from '../../src/features/user-center/coupon-wallet';
import { OwnSamplesView } from '../../src/features/user-center/own-samples';
import { OWN_SAMPLES } from '../booking/sample.fixtures';
import { WALLET } from '../content/coupon-claim.fixtures';
import { blankPapers, buyerPapersWishes } from './buyer-papers.fixtures';
import { listed, ordersWishes } from '../order/orders.fixtures';
import { night, phone } from '../sights';
import { blank, inside, papersOf, papersWishes, person } from './user-center.fixtures';

const meta = {
  title: '会员中心/页面',
  component: UserCenterView,
  args: {
    view: inside,
    on: { retry: fn(), signOut: fn() },
    papers: { view: papersOf('PASS', { stage: 'passed' }), on: papersWishes },
    buyerPapers: { view: blankPapers, on: buyerPapersWishes },
    orders: { view: listed, on: ordersWishes },
    wallet: <CouponWalletView view={{ stage: 'shown', coupons: WALLET, failureCode: null }} on={{ refresh: fn() }} />,
    samples: (
      <OwnSamplesView view={{ stage: 'shown', products: OWN_SAMPLES, failureCode: null }} on={{ refresh: fn() }} />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserCenterView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...inside, ...view } } });
const outside = (name: string, reason: View['reason']) => story(name, { stage: 'outside', person: null, reason });

export const Entering = story('正在进入', { stage: 'entering', person: null });
export const Unreachable: Story = {
  ...story('用户信息取不到', { stage: 'unreachable', person: null }),
  args: { view: { ...inside, stage: 'unreachable', person: null } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
export const Workplace: Story = {
  ...story('工作台', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    await expect(args.on.signOut).toHaveBeenCalled();
  },
};
export const WorkplaceToVerify: Story = {
  ...story('工作台，尚未认证', { person: { ...person, enterpriseName: null } }),
  args: { view: { ...inside, person: { ...person, enterpriseName: null } }, papers: { view: blank, on: papersWishes } },
};
export const Verification: Story = {
  ...story('企业认证', { page: 'verification' }),
  args: { view: { ...inside, page: 'verification' }, papers: { view: blank, on: papersWishes } },
};
export const BuyerPapers = story('采购资质', { page: 'buyerPapers' });
export const Coupons = story('我的卡券', { page: 'coupons' });
export const Samples = story('我的样品', { page: 'samples' });
export const WholeVehicle = story('整车订单', { page: 'wholeVehicle' });
export const NoWholeVehicle = story('没有整车订单', {
  page: 'wholeVehicle',
  person: { ...person, wholeVehicleOrders: [] },
});
export const Special = story('专属业务', {
  page: 'special',
  person: { ...person, name: '郑专席', enterpriseName: '演示材料丁有限公司', isSpecial: true },
});
export const SpecialClosed = story('专属业务未开通', { page: 'special' });
export const Outside = outside('直接打开', 'never');
export const TicketRefused = outside('票据失效', 'ticketRefused');
export const Expired = outside('登录已过期', 'expired');
export const SignedOut = outside('已退出', 'signedOut');
export const Closed = outside('账号已注销', 'closed');

export const WorkplaceDark = night(Workplace);
export const WorkplaceToVerifyDark = night(WorkplaceToVerify);
export const SpecialDark = night(Special);
export const OutsideDark = night(Outside);
export const WorkplacePhone = phone(Workplace);
export const SpecialPhone = phone(Special);
export const OutsidePhone = phone(Outside);
