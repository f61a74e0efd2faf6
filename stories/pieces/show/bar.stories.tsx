import type { Meta, StoryObj } from '@storybook/react-vite';

import { Bar } from '../../../src/ui/show/bar';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/bar',
  status: 'stable',
  purpose: '还没取到的字先画成灰条，形状与将来的一样。',
  use: ['第一次载入，知道将来几行、多宽。', '整块一起闪，写在外面的框上。'],
  avoid: ['内容已经有了只是换新，用细线进度。', '等人做事不是载入，不用骨架。'],
  good: {
    shows: () => (
      <div className="grid gap-3 rounded-card border border-line p-4">
        <Bar className="h-5 w-40 max-w-full" />
        <Bar className="h-4 w-full" />
      </div>
    ),
    why: '像将来的卡片，内容来时不跳。',
  },
  bad: { shows: () => <Bar className="h-4 w-4" />, why: '看不出在等什么。' },
  anatomy: [{ at: 'span', name: '条：读屏不读，由外面的一句话说正在载入' }],
};

const meta = {
  title: '组件/展示/骨架条',
  component: Bar,
  args: { className: 'h-4 w-2/3' },
  argTypes: { className: { options: ['h-4 w-1/3', 'h-4 w-2/3', 'h-5 w-full'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '一条' };
export const Card: Story = {
  name: '一张卡片',
  render: () => (
    <div className="grid animate-pulse gap-3 rounded-card border border-line p-5">
      <Bar className="h-5 w-40 max-w-full" />
      <Bar className="h-4 w-full" />
      <Bar className="h-4 w-2/3" />
    </div>
  ),
};
export const Still: Story = { ...Card, name: '减弱动效', globals: { motion: 'reduced' } };
