import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Button } from '../../../src/ui/press/button';
import { EmptyState } from '../../../src/ui/show/empty-state';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/empty-state',
  status: 'stable',
  purpose: '没有内容：说为什么，下一步去哪。',
  use: ['查了没有结果、列表还没有一条、筛选筛空了。'],
  avoid: ['没取到是出错，用出错的板块。', '还没查不是空，介绍能查什么。'],
  good: {
    shows: () => (
      <EmptyState title="暂无符合条件的船期" text="12-02 前后 3 天没有接 5.1 类的直达船。">
        <Button look="sea">放宽到 ±7 天</Button>
      </EmptyState>
    ),
    why: '原因具体，按一下就能继续。',
  },
  bad: { shows: () => <EmptyState title="暂无数据" text="" />, why: '不知道为什么，也不知道怎么办。' },
  anatomy: [
    { at: 'svg', name: '画：一道水线，读屏不读' },
    { at: 'h2', name: '标题：没有的是什么' },
    { at: 'p', name: '原因' },
    { at: 'button', name: '出路：一到两个' },
  ],
};

const meta = {
  title: '组件/展示/空状态',
  component: EmptyState,
  args: {
    title: '暂无符合条件的船期',
    text: '12-02 前后 3 天没有接 5.1 类的直达船。',
    children: (
      <Button look="sea" onClick={fn()}>
        放宽到 ±7 天
      </Button>
    ),
  },
  argTypes: { role: { options: ['status', 'alert'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Announced: Story = {
  name: '换掉原来的内容时读出',
  args: { role: 'status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('暂无符合条件的船期');
  },
};
export const NoWay: Story = {
  name: '没有出路',
  args: { title: '还没有订单', text: '下单后在这里看进度。', children: null },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    title: '上海到鹿特丹十二月上旬没有接 5.1 类、包装类别Ⅰ的直达船',
    text: '放宽日期、改走新加坡中转，或者把货物分成两票：5.1 类单独订一只 20GP，其余照原来的船期。',
  },
};
