import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from '../../../src/ui/mark/badge';
import { picturePart } from '../../../src/ui/show/pictured';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const Pictured = picturePart(() => Promise.resolve(Badge), 'now');

const record: PieceRecord = {
  path: 'show/pictured',
  shownBy: 'live',
  status: 'stable',
  purpose: '构建时先画好的一块，看得见、点得到，代码随后才来。',
  use: ['首页各块：先有画面，按下时再取代码，按的那一下补上。'],
  avoid: ['内容跟着人变的不用，先画的会是旧的。'],
  good: { shows: () => <Badge look="good">首页一打开就看得见</Badge>, why: '先有画面，不用等代码。' },
  bad: { shows: () => <Badge look="bad">剩 2 个舱位</Badge>, why: '构建时的余位，打开时已经变了。' },
  anatomy: [{ at: 'span.inline-flex', name: '内容：代码来之前之后一个样' }],
};

const meta = {
  title: '组件/展示/先画后活',
  component: Pictured,
  args: { look: 'good', children: '已经能按' },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Pictured>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '代码已来',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('已经能按')).toBeVisible();
  },
};
export const Several: Story = {
  name: '两块同用一份代码',
  render: (args) => (
    <div className="flex gap-3">
      <Pictured {...args} />
      <Pictured look="sea">第二块</Pictured>
    </div>
  ),
};
export const LongText: Story = { name: '长文字', args: { children: '先画好的一块，等代码来' } };
