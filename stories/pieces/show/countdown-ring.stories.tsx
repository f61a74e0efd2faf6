import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CountdownRing } from '../../../src/ui/show/countdown-ring';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'show/countdown-ring',
  status: 'stable',
  purpose: '还有几秒就要发生一件事，用圈和数字说出来。',
  use: ['几秒到一分钟：自动打开认证页。'],
  avoid: ['几小时几天的截止写时间点。', '等多久不知道用细线进度。'],
  good: {
    shows: () => <CountdownRing secondsLeft={4} of={10} label="还剩 4 秒" isRunning={false} />,
    why: '数字在中间，圈与它一致。',
  },
  bad: {
    shows: () => <CountdownRing secondsLeft={172} of={172800} label="还剩 172 秒" isRunning={false} />,
    why: '两天的期限，圈看不出走动。',
  },
  anatomy: [
    { at: 'svg', name: '圈：剩下的份额' },
    { at: 'text', name: '秒数：读屏读名字，不逐秒念' },
  ],
};

const meta = {
  title: '组件/展示/倒计时圈',
  component: CountdownRing,
  args: { secondsLeft: 7, of: 10, label: '还剩 7 秒', isRunning: false, className: 'text-sea' },
  argTypes: { secondsLeft: { control: { type: 'range', min: 0, max: 10, step: 1 } } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof CountdownRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '还剩 7 秒' })).toBeVisible();
  },
};
export const Full: Story = { name: '刚开始', args: { secondsLeft: 10, label: '还剩 10 秒' } };
export const Over: Story = { name: '时间到', args: { secondsLeft: 0, label: '时间到' } };
export const LongText: Story = {
  name: '长文字',
  args: { label: '还剩 7 秒，到时自动打开企业认证页，按“我知道了”可以留在本页' },
};
