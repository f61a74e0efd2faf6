import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../../src/ui/mark/badge';
import { VerdictPill } from '../../../src/ui/mark/verdict-pill';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/verdict-pill',
  status: 'stable',
  purpose: '这批货这一程能不能接：字母、颜色、一个词。',
  use: ['船期、车、罐、库，凡是核对过货物的地方。', '没有核对过的写灰色，不写绿色。'],
  avoid: ['与货物无关的性质用徽章。'],
  good: { shows: () => <VerdictPill letter="R">需审</VerdictPill>, why: '字母、颜色、词三样一致。' },
  bad: { shows: () => <Badge look="good">应该可以</Badge>, why: '没有核对过，不能是绿色。' },
  anatomy: [
    { at: 'b', name: '字母：给眼睛，读屏不读' },
    { at: 'b + span', name: '词：读屏读这个' },
  ],
};

const meta = {
  title: '组件/标记/判定',
  component: VerdictPill,
  args: { letter: 'Y', children: '可接' },
  argTypes: { letter: { options: ['Y', 'R', 'N', 'M', '0'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof VerdictPill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '可接' };
export const All: Story = {
  name: '全部判定',
  render: () => (
    <div className="flex flex-wrap gap-3">
      <VerdictPill letter="Y">可接</VerdictPill>
      <VerdictPill letter="R">需审</VerdictPill>
      <VerdictPill letter="N">不接</VerdictPill>
      <VerdictPill letter="M">人工</VerdictPill>
      <VerdictPill letter="0">未核对</VerdictPill>
    </div>
  ),
};
export const BesideBadge: Story = {
  name: '与徽章并排',
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Badge look="frame">UN 1230</Badge>
      <VerdictPill {...args} />
    </div>
  ),
};
export const LongText: Story = { name: '长文字', args: { letter: 'R', children: '转人工核对，两小时内答复' } };
