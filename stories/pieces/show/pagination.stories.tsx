import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Pagination, type PaginationProps } from '../../../src/ui/show/pagination';
import type { PieceRecord } from '../piece-record';

const WORDS = { label: '订单分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` };
const none = () => undefined;

const record: PieceRecord = {
  path: 'show/pagination',
  status: 'stable',
  purpose: '一列很长时分页，看得出有几页、在第几页。',
  use: ['订单、资讯这样要找回某一页的列表。', '页码写在地址里，后退能回到那一页。'],
  avoid: ['结果不到两页不显示。', '边看边比的结果一次列完。'],
  good: {
    shows: () => <Pagination words={WORDS} page={2} count={13} total="共 128 条，每页 10 条" onTurn={none} />,
    why: '首尾与邻近的页都在，中间省略。',
  },
  bad: { shows: () => <p className="text-sea">加载更多</p>, why: '不知道还有多少，也回不到刚才那条。' },
  anatomy: [
    { at: 'nav > p', name: '总数：几条，每页几条' },
    { at: 'nav button', name: '上一页；到头时变灰，焦点留住' },
    { at: 'nav [aria-current]', name: '当前页：蓝底、加粗' },
  ],
};

const meta = {
  title: '组件/展示/分页',
  component: Pagination,
  args: { words: WORDS, page: 2, count: 13, total: '共 128 条，每页 10 条', onTurn: fn() },
  argTypes: { page: { control: { type: 'range', min: 1, max: 13, step: 1 } } },
  parameters: { record },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

function Pages({ page: first, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onTurn={setPage} />;
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '用键盘翻页',
  render: (args) => <Pages {...args} />,
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: '订单分页' }));
    const next = pages.getByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 3 页');
    await userEvent.click(pages.getByRole('button', { name: '第 13 页' }));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 13 页');
  },
};
export const Counts: Story = {
  name: '各种页数',
  render: (args) => (
    <div className="grid gap-6">
      {[
        [1, 3],
        [4, 7],
        [7, 20],
        [3, 5],
        [40, 40],
      ].map(([page = 1, count = 1]) => (
        <Pagination
          key={count}
          {...args}
          words={{ ...WORDS, label: `订单分页，共 ${count} 页` }}
          page={page}
          count={count}
        />
      ))}
    </div>
  ),
};
export const LongText: Story = {
  name: '长文字',
  args: { page: 100, count: 128, total: '共 1,274 条，每页 10 条，已按“接 6.1 类、可订、十二月上旬”筛选' },
};
