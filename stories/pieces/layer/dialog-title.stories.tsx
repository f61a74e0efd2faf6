import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { DialogTitle, TitleId } from '../../../src/ui/layer/dialog-title';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'layer/dialog-title',
  status: 'stable',
  purpose: '弹窗与抽屉的标题，读屏用它作弹窗的名字。',
  use: ['每个弹窗、抽屉各一个，写在最上面。'],
  avoid: ['页面里的标题直接写 h2。'],
  good: { shows: () => <p className="text-20 font-semibold">取消这张订单？</p>, why: '写明是哪件事。' },
  bad: { shows: () => <p className="text-20 font-semibold">提示</p>, why: '读屏只听到“提示，弹窗”。' },
  anatomy: [{ at: 'h2', name: '标题：二级，字号由弹窗定' }],
};

const meta = {
  title: '组件/浮层/弹窗标题',
  component: DialogTitle,
  args: { className: 'text-20', children: '筛选船期' },
  decorators: [(Story) => <TitleId value="title">{Story()}</TitleId>, onSurface],
  parameters: { record },
} satisfies Meta<typeof DialogTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'title');
  },
};
export const Small: Story = { name: '小字号', args: { className: 'text-16' } };
export const LongText: Story = {
  name: '长文字',
  args: { children: '取消这张已经报关、已经进港、明天开船的危险货物订单？' },
};
