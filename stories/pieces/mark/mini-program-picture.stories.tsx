import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { MiniProgramPicture } from '../../../src/ui/mark/mini-program-picture';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/mini-program-picture',
  status: 'stable',
  purpose: '小程序的码；还没有小程序时画一个占位的图标。',
  use: ['页头与侧边的“扫码”浮层。'],
  avoid: ['别的地址用二维码。'],
  good: { shows: () => <MiniProgramPicture className="size-32" />, why: '白底，深色主题下手机也扫得出。' },
  bad: { shows: () => <MiniProgramPicture className="size-12" />, why: '太小，手机要凑得很近。' },
  anatomy: [{ at: '[role=img]', name: '底：总是白的' }],
};

const meta = {
  title: '组件/标记/小程序码',
  component: MiniProgramPicture,
  args: { className: 'size-32' },
  argTypes: { className: { options: ['size-24', 'size-32', 'size-40'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof MiniProgramPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
export const Small: Story = { name: '小的', args: { className: 'size-24' } };
export const OnDeep: Story = {
  name: '在深色底上',
  render: (args) => (
    <div className="rounded-card bg-deep p-6">
      <MiniProgramPicture {...args} />
    </div>
  ),
};
