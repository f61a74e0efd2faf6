import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ChallengeNoticeView } from '../../src/features/captcha/challenge-notice';
import { limited, loading, offline, refused, waited } from './captcha.fixtures';

const meta = {
  title: '安全验证/取图',
  component: ChallengeNoticeView,
  args: { view: loading, onRetry: fn() },
  decorators: [(Story) => <div className="relative aspect-2/1 w-full max-w-100">{Story()}</div>],
} satisfies Meta<typeof ChallengeNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: '取图中', args: { view: loading } };
export const Offline: Story = { name: '图片未取到', args: { view: offline } };
export const Refused: Story = { name: '服务端拒绝', args: { view: refused } };
export const Limited: Story = { name: '过于频繁', args: { view: limited } };
export const Waited: Story = { name: '等待结束，可重试', args: { view: waited } };
