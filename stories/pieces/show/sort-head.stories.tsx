import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SortHead, type SortDirection } from '../../../src/ui/show/sort-head';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;

const record: PieceRecord = {
  path: 'show/sort-head',
  status: 'stable',
  purpose: '按列排序的表头按钮，看得出升还是降。',
  use: ['表格里能排序的列。'],
  avoid: ['不能排的列只写字。'],
  good: {
    shows: () => (
      <SortHead way="ascending" onSort={none}>
        总价
      </SortHead>
    ),
    why: '箭头朝上是从低到高。',
  },
  bad: { shows: () => <span>总价 ↑↓</span>, why: '看不出现在按什么排，也按不了。' },
  anatomy: [
    { at: 'button', name: '列名：按下排序，再按反过来' },
    { at: 'svg', name: '箭头：升序朝上；没按它排时变淡' },
  ],
};

const meta = {
  title: '组件/展示/排序表头',
  component: SortHead,
  args: { way: 'ascending', children: '总价', onSort: fn() },
  argTypes: { way: { options: ['ascending', 'descending'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof SortHead>;
export default meta;

type Story = StoryObj<typeof meta>;

function Total() {
  const [way, setWay] = useState<SortDirection | null>(null);
  return (
    <SortHead way={way} onSort={() => setWay(way === 'ascending' ? 'descending' : 'ascending')}>
      总价
    </SortHead>
  );
}

export const AtRest: Story = { name: '升序' };
export const Descending: Story = { name: '降序', args: { way: 'descending' } };
export const Unsorted: Story = { name: '没按它排', args: { way: null } };
export const ByKeys: Story = {
  name: '用键盘排序',
  render: () => <Total />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: '总价' })).toHaveFocus();
  },
};
export const LongText: Story = { name: '长文字', args: { children: '总价（含燃油、安检与危险品附加费）' } };
