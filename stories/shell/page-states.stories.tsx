import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ErrorPageView } from '../../src/features/page/error-page';
import { PageSkeletonView } from '../../src/features/page/page-skeleton';

const meta = {
  title: '框架/页面状态',
  component: PageSkeletonView,
  parameters: { layout: 'fullscreen' },
  args: { shape: 'cards', title: '海运整箱' },
} satisfies Meta<typeof PageSkeletonView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: '载入中：卡片' };
export const List: Story = { name: '载入中：列表', args: { shape: 'list' } };
export const Grid: Story = { name: '载入中：宫格', args: { shape: 'grid' } };
export const Form: Story = { name: '载入中：表单', args: { shape: 'form' } };
export const Steps: Story = { name: '载入中：步骤', args: { shape: 'steps' } };
export const Receipt: Story = { name: '载入中：结果', args: { shape: 'receipt' } };
export const Article: Story = { name: '载入中：正文', args: { shape: 'article' } };
export const Poster: Story = { name: '载入中：海报', args: { shape: 'poster' } };

export const Fault: Story = {
  name: '错误页',
  render: () => (
    <main className="flex min-h-120 flex-col">
      <ErrorPageView status={500} message="服务内部错误" onRetry={fn()} />
    </main>
  ),
};
export const Lost: Story = {
  name: '错误页：404',
  render: () => (
    <main className="flex min-h-120 flex-col">
      <ErrorPageView status={404} message={null} onRetry={fn()} />
    </main>
  ),
};
