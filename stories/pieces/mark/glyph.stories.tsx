import type { Meta, StoryObj } from '@storybook/react-vite';

import { Glyph, SIGNS } from '../../../src/ui/mark/glyph';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/glyph',
  status: 'stable',
  purpose: '按一条路径画出线条图标，最早载入的几个图标用它。',
  use: ['首屏之前就要有的图标：锁、断网、重试。'],
  avoid: ['一般的图标写名字，用图标。'],
  good: { shows: () => <Glyph path={SIGNS.offline} />, why: '20 网格，线宽 1.5，与别的图标一样粗。' },
  bad: { shows: () => <Glyph path="M1 1h18v18H1z" className="size-12" />, why: '放大到 48，线也跟着粗。' },
  anatomy: [{ at: 'svg', name: '画布：20 见方，跟着文字的颜色' }],
};

const meta = {
  title: '组件/标记/线条画笔',
  component: Glyph,
  args: { path: SIGNS.refresh, className: 'size-8' },
  argTypes: {
    path: { options: Object.keys(SIGNS), mapping: SIGNS, control: 'select' },
    className: { options: ['size-4', '', 'size-8'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Glyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '重试' };
export const All: Story = {
  name: '全部',
  render: () => (
    <div className="flex flex-wrap gap-4">
      {Object.values(SIGNS).map((path) => (
        <Glyph key={path} path={path} />
      ))}
    </div>
  ),
};
export const Small: Story = { name: '小的', args: { path: SIGNS.lock, className: 'size-4' } };
