import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Scroller } from '../../../src/ui/show/scroller';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/scroller',
  status: 'stable',
  purpose: '太宽的内容在自己的框里横向滚，页面不滚。',
  use: ['比手机宽的表、图、日历。'],
  avoid: ['文字不横滚，让它折行。', '手机能变成卡片的表用表格。'],
  good: {
    shows: () => (
      <Scroller label="费率表">
        <p className="w-160 bg-sunken p-3">只有这一块横滚</p>
      </Scroller>
    ),
    why: '有名字，能用方向键滚。',
  },
  bad: { shows: () => <p className="w-160 bg-sunken p-3">整页跟着横滚</p>, why: '页面变宽，什么都要横着找。' },
  anatomy: [{ at: '[role=region]', name: '框：能用键盘到达，方向键滚动' }],
};

const meta = {
  title: '组件/展示/横向滚动',
  component: Scroller,
  args: {
    label: '费率表',
    children: <p className="w-240 rounded-control bg-sunken p-3">每公斤运费，起运地一列，目的地十二列，比手机宽</p>,
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Scroller>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '费率表' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const Fits: Story = { name: '不够宽时不滚', args: { children: <p>一行就放下了</p> } };
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '十二月各目的地每公斤运费与燃油附加费',
    children: <p className="whitespace-nowrap">{'上海浦东 45 公斤以上，'.repeat(12)}</p>,
  },
};
