import type { Meta, StoryObj } from '@storybook/react-vite';

import { Hairline } from '../../../src/ui/mark/hairline';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/hairline',
  status: 'stable',
  purpose: '一块内容正在取，顶上走一条细线。',
  use: ['已有的内容要换新时，旧的还看得见。'],
  avoid: ['第一次载入用骨架。', '知道还要几秒时用倒计时圈。'],
  good: {
    shows: () => (
      <div className="relative pt-3">
        <Hairline />
        <p>正在查询船期…</p>
      </div>
    ),
    why: '线给眼睛看，字给读屏读。',
  },
  bad: {
    shows: () => (
      <div className="relative h-10">
        <Hairline />
      </div>
    ),
    why: '只有线，听的人不知道在等。',
  },
  anatomy: [{ at: '.relative > div', name: '线：高 2，在那一块的最上边' }],
};

const meta = {
  title: '组件/标记/细线进度',
  component: Hairline,
  args: {},
  decorators: [
    (Story) => (
      <div className="relative pt-3">
        {Story()}
        <p>正在查询船期…</p>
      </div>
    ),
    onSurface,
  ],
  parameters: { record },
} satisfies Meta<typeof Hairline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '正在取' };
export const OverRows: Story = {
  name: '在旧内容上',
  render: () => (
    <>
      <Hairline />
      <ul>
        <li>12-02 周三 上海 → 鹿特丹</li>
        <li>12-03 周四 宁波 → 杰贝阿里</li>
      </ul>
    </>
  ),
};
export const Still: Story = { name: '减弱动效', globals: { motion: 'reduced' } };
