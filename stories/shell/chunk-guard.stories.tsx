import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ChunkNoticeView } from '../../src/features/chunk-guard/chunk-notice';

const meta = {
  title: '框架/代码块守卫',
  component: ChunkNoticeView,
  args: { view: { isReloading: false, isFailed: false }, onReload: fn() },
} satisfies Meta<typeof ChunkNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Watching: Story = { name: '一切正常（不出现）' };
export const Reloading: Story = {
  name: '正在刷新（不出现）',
  args: { view: { isReloading: true, isFailed: false } },
};
export const Failed: Story = { name: '刷新也无济于事', args: { view: { isReloading: false, isFailed: true } } };
