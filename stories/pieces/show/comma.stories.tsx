import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Comma } from '../../../src/ui/show/comma';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/comma',
  status: 'stable',
  purpose: '眼睛看见的是间隔，读屏听到的是停顿。',
  use: ['名称与说明靠间距分开的地方。'],
  avoid: ['本来就有标点的句子不用。'],
  good: {
    shows: () => (
      <p>
        31H1 中型散装容器 <Comma />
        <span className="text-12 text-muted">需附检测报告</span>
      </p>
    ),
    why: '读作“中型散装容器，需附检测报告”。',
  },
  bad: {
    shows: () => (
      <p>
        31H1 中型散装容器 <span className="text-12 text-muted">需附检测报告</span>
      </p>
    ),
    why: '两段连着读，听不出是说明。',
  },
  anatomy: [{ at: '.sr-only', name: '逗号：看不见，只给读屏' }],
};

const meta = {
  title: '组件/展示/读屏的逗号',
  component: Comma,
  args: {},
  decorators: [
    (Story) => (
      <p>
        甲醇
        {Story()}易燃
        {Story()}有毒
      </p>
    ),
    onSurface,
  ],
  parameters: { record },
} satisfies Meta<typeof Comma>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '在名称与说明之间',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('甲醇，易燃，有毒');
  },
};
export const InOption: Story = {
  name: '在一行选项里',
  render: () => (
    <p>
      4G 纤维板箱
      <Comma />
      <span className="ml-2 text-12 text-muted">不可装液体</span>
    </p>
  ),
};
export const InNumbers: Story = {
  name: '在两个数之间',
  render: () => (
    <p>
      80 桶
      <Comma />
      <span className="ml-4">14,160 kg</span>
    </p>
  ),
};
