import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Heads } from '../../../src/ui/show/heads';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/heads',
  status: 'stable',
  purpose: '小表的一行表头，浅色小字。',
  use: ['几行几列、不排序的小表。'],
  avoid: ['能排序、手机要变卡片的用表格。'],
  good: {
    shows: () => (
      <table className="w-full">
        <Heads heads={['项目', '数量', '金额']} />
      </table>
    ),
    why: '每列有名字，读屏读格子时先读它。',
  },
  bad: {
    shows: () => (
      <table className="w-full">
        <Heads heads={['A', 'B', 'C']} />
      </table>
    ),
    why: '字母要另看说明。',
  },
  anatomy: [{ at: 'th', name: '列名：下面一条线' }],
};

const meta = {
  title: '组件/展示/小表的表头',
  component: Heads,
  args: { heads: ['项目', '数量', '金额'] },
  argTypes: {
    heads: {
      options: ['三列', '四列'],
      mapping: { 三列: ['项目', '数量', '金额'], 四列: ['项目', '数量', '单价', '金额'] },
      control: 'inline-radio',
    },
  },
  decorators: [
    (Story) => (
      <table className="w-full">
        <caption className="sr-only">费用</caption>
        {Story()}
        <tbody>
          <tr>
            <td>海运费</td>
            <td>1 × 20GP</td>
            <td>$943.98</td>
          </tr>
        </tbody>
      </table>
    ),
    onSurface,
  ],
  parameters: { record },
} satisfies Meta<typeof Heads>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(3);
  },
};
export const Hidden: Story = { name: '只给读屏', args: { className: 'sr-only' } };
export const LongText: Story = {
  name: '长文字',
  args: { heads: ['费用项目（含代收代付）', '数量与单位', '金额（人民币，含税）'] },
};
