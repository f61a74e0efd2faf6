import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { ContentListView as View } from '../../machines/house/content-list';
import { ContentListView } from '../../src/features/house/content/content-list';
import { LINES } from './content.fixtures';

const listed: View = { isBusy: false, isEmpty: false, items: LINES, failureCode: null };

const meta = {
  title: '平台工作台/内容列表',
  component: ContentListView,
  args: { view: listed, canWrite: true, onRetry: fn() },
} satisfies Meta<typeof ContentListView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...listed, ...view } } });

export const Loading = story('正在载入', { isBusy: true, items: [] });
export const Listed = story('资讯与帮助，有草稿，有撤下的', {});
export const OnlyRead: Story = { name: '审计员只能看', args: { canWrite: false } };
export const Empty = story('一篇也没有', { isEmpty: true, items: [] });
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
