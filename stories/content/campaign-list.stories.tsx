import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CampaignListView as View } from '../../machines/content/campaign-list';
import { CampaignListView } from '../../src/features/campaign/campaign-list';
import { HEADS } from './campaign.fixtures';

const shown: View = { isBusy: false, isEmpty: false, items: HEADS, failureCode: null };

const meta = {
  title: '活动/活动列表',
  component: CampaignListView,
  args: { view: shown, onRetry: fn() },
} satisfies Meta<typeof CampaignListView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Shown = story('进行中与即将开始', {});
export const Loading = story('正在载入', { isBusy: true, items: [] });
export const Empty = story('暂无进行中的活动', { isEmpty: true, items: [] });
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
