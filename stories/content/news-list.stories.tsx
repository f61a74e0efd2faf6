import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { NewsListView as View } from '../../machines/content/news-list';
import { NewsListView } from '../../src/features/news/news-list';
import { ITEMS } from '../booking/home-blocks.fixtures';

const shown: View = {
  isBusy: false,
  isEmpty: false,
  items: [{ items: ITEMS, total: 43, pages: 5 }],
  failureCode: null,
};

const meta = {
  title: '新闻资讯/列表',
  component: NewsListView,
  args: { view: shown, page: 1, firstPage: '/news', onTurn: fn(), onRetry: fn() },
} satisfies Meta<typeof NewsListView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Loading = story('正在载入', { isBusy: true, items: [] });
export const Shown: Story = {
  ...story('已列出', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一页' }));
    await expect(args.onTurn).toHaveBeenCalledWith(2);
  },
};
export const Empty = story('该分类暂无资讯', { isEmpty: true, items: [] });
export const Beyond: Story = { name: '超出最后一页', args: { view: { ...shown, isEmpty: true, items: [] }, page: 9 } };
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
