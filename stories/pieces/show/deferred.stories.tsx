import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from '../../../src/ui/mark/badge';
import { deferPart } from '../../../src/ui/show/deferred';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const Later = deferPart(() => Promise.resolve(Badge));

const record: PieceRecord = {
  path: 'show/deferred',
  shownBy: 'wanted',
  status: 'stable',
  purpose: '首屏用不到的一块，闲下来再取代码，要用时已经在。',
  use: ['弹窗、抽屉、图：按了才出现的。'],
  avoid: ['第一眼就要看的直接引入。'],
  good: { shows: () => <p>先看结果，“价格日历”闲时载入，一按就开。</p>, why: '不挡首屏，按下不等。' },
  bad: { shows: () => <p className="text-muted">价格载入中…</p>, why: '价格是第一眼要看的，不能稍后。' },
  anatomy: [{ at: 'span.inline-flex', name: '来了的部分：要用时才画' }],
};

const meta = {
  title: '组件/展示/稍后载入',
  component: Later.Part,
  args: { isWanted: true, look: 'good', children: '已载入' },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Later.Part>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wanted: Story = {
  name: '要用',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('已载入')).toBeVisible();
  },
};
export const NotYet: Story = {
  name: '还不要',
  args: { isWanted: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('已载入')).toBeNull();
  },
};
export const Soon: Story = {
  name: '多半要用，先取',
  render: () => (
    <p>
      看不见任何东西，代码在取。
      <Later.Soon />
    </p>
  ),
};
