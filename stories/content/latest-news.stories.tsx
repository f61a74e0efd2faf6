import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { NewsView as View } from '../../machines/content/news';
import { LatestNewsView } from '../../src/features/latest-news/latest-news';
import { ITEMS } from '../booking/home-blocks.fixtures';

const shown: View = { isBusy: false, isEmpty: false, items: ITEMS, failureCode: null };

const meta = {
  title: '首页/资讯与法规',
  component: LatestNewsView,
  args: { view: shown, onRetry: fn() },
} satisfies Meta<typeof LatestNewsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Loading = story('正在载入', { isBusy: true, items: [] });
export const Shown = story('已列出', {});
export const Empty = story('还没有', { isEmpty: true, items: [] });
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
