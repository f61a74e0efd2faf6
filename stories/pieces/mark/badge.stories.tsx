import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../../src/ui/mark/badge';
import { VerdictPill } from '../../../src/ui/mark/verdict-pill';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/badge',
  status: 'stable',
  purpose: '一两个词的性质：易制毒、可堆存、UN 编号。',
  use: ['名称旁边的一个性质。', 'UN 编号用带框的样子，像罐车上的牌。'],
  avoid: ['能不能走用判定。', '超过六个字写成一句话。'],
  good: { shows: () => <Badge look="frame">UN 1230</Badge>, why: '框住的是编号，一眼认出。' },
  bad: { shows: () => <Badge look="good">可接</Badge>, why: '能不能接是判定，要有字母。' },
  anatomy: [{ at: 'span.inline-flex', name: '底：高 24，颜色随性质' }],
};

const meta = {
  title: '组件/标记/徽章',
  component: Badge,
  args: { look: 'frame', children: 'UN 1230' },
  argTypes: { look: { options: ['frame', 'good', 'sea', 'warn', 'bad', 'grey'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: 'UN 编号' };
export const Looks: Story = {
  name: '各种样子',
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge look="good">直装</Badge>
      <Badge look="sea">可堆存</Badge>
      <Badge look="warn">待企业认证</Badge>
      <Badge look="bad">易制毒</Badge>
      <Badge look="grey">已取消</Badge>
    </div>
  ),
};
export const BesideVerdict: Story = {
  name: '与判定并排',
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Badge {...args} />
      <VerdictPill letter="R">需审</VerdictPill>
    </div>
  ),
};
export const LongText: Story = { name: '长文字', args: { look: 'warn', children: '购买备案与运输备案未交' } };
