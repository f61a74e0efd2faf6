import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { CampaignUptakeView as View } from '../../machines/house/campaign-uptake';
import { CampaignUptakeView } from '../../src/features/house/content/campaign-uptake';
import { UPTAKE } from './campaign-desk.fixtures';

const listed: View = { stage: 'listed', asked: { key: '1004', slot: '', page: 1 }, uptake: UPTAKE, failureCode: null };

const meta = {
  title: '平台工作台/活动的领取与预约',
  component: CampaignUptakeView,
  args: { view: listed, on: { chooseSlot: fn(), turnPage: fn(), reload: fn() } },
} satisfies Meta<typeof CampaignUptakeView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<View>): Story => ({ name, args: { view: { ...listed, ...change } } });

export const Listed: Story = {
  ...story('两种券，三十三位预约', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await expect(args.on.turnPage).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
    await expect(args.on.reload).toHaveBeenCalledOnce();
  },
};
export const OneSlot: Story = {
  ...story('只看一个时段，手机号遮住', {
    asked: { key: '1004', slot: '2026-12-22T06:00:00.000Z', page: 1 },
    uptake: { ...UPTAKE, records: UPTAKE.records.slice(1).map((one) => ({ ...one, phone: '139****8836' })), total: 2 },
  }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /只看时段/ }));
    await userEvent.click(screen.getByRole('option', { name: '全部时段' }));
    await expect(args.on.chooseSlot).toHaveBeenCalledWith('');
  },
};
export const Nobody = story('有时段，还没有人预约', { uptake: { ...UPTAKE, coupons: [], records: [], total: 0 } });
export const NoSlots = story('没有预约时段', { uptake: { ...UPTAKE, slots: [], records: [], total: 0 } });
export const Loading = story('正在取', { stage: 'loading', uptake: null });
const failed = (name: string, failureCode: NonNullable<View['failureCode']>) =>
  story(name, { stage: 'failed', uptake: null, failureCode });
export const Gone = failed('没有这个活动', 'gone');
export const Offline = failed('网络不通', 'network');
export const Unavailable = failed('服务器繁忙', 'unavailable');
export const Broken = failed('取时出错', 'unexpected');
