import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CampaignView as View } from '../../machines/content/campaign';
import { CampaignView } from '../../src/features/campaign/campaign';
import { ENDED, RUNNING, UPCOMING } from './campaign.fixtures';
import { COUPON } from './coupon-claim.fixtures';

const RULED = [{ type: 'rules', items: ['表中价格为此刻可订的最低总价'] }] as const;

const blank: View = { stage: 'loading', campaign: null, secondsLeft: null, isStale: false, failureCode: null };
const shown: View = { ...blank, stage: 'shown' };
const running: View = { ...shown, campaign: RUNNING, secondsLeft: 1_066_680 };

const meta = {
  title: '活动/活动页',
  component: CampaignView,
  args: {
    view: running,
    on: { refresh: fn() },
    renderPart: ({ type }) => <p>{type === 'form' ? '预约时段' : '优惠券'}</p>,
  },
} satisfies Meta<typeof CampaignView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '进行中，倒计时与航线价',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '罐箱出口季' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查这条：青岛到釜山' })).toHaveAttribute(
      'href',
      '/tankIndex?org=CNTAO&dst=KRPUS',
    );
  },
};
export const Upcoming: Story = {
  name: '未开始，最后一分钟',
  args: { view: { ...shown, campaign: UPCOMING, secondsLeft: 45 } },
};
export const Ended: Story = { name: '已结束，仅供查看', args: { view: { ...shown, campaign: ENDED } } };
export const Stale: Story = {
  name: '到点没问到平台',
  args: { view: { ...running, secondsLeft: 0, isStale: true, failureCode: 'network' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Unknown: Story = { name: '没有这个活动', args: { view: { ...blank, stage: 'unknown' } } };
export const WithCoupon: Story = {
  name: '有优惠券，规则里写明用法',
  args: { view: { ...shown, campaign: { ...RUNNING, blocks: [...RULED, { type: 'coupon', ...COUPON }] } } },
};
export const Loading: Story = { name: '正在打开', args: { view: blank } };
export const Lost: Story = { name: '打不开', args: { view: { ...blank, stage: 'lost', failureCode: 'network' } } };
export const RunningPhone: Story = {
  ...Running,
  name: '进行中 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const RunningDark: Story = { ...Running, name: '进行中 深色', globals: { theme: 'dark' } };
