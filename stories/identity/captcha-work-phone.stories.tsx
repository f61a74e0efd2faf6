import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { WorkView } from '../../src/features/captcha/work-view';
import { aPageOfItsOwn, framed, work, workIntents } from './captcha.fixtures';

const meta = {
  title: '安全验证/免看图/手机',
  component: WorkView,
  args: { ...work.computing, intents: workIntents(), onRetry: fn() },
  decorators: [framed('pop', 'work')],
  parameters: aPageOfItsOwn,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof WorkView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = { name: '开始计算', args: work.begun };
export const Computing: Story = { name: '计算中', args: work.computing };
export const Paused: Story = { name: '已停下', args: work.paused };
export const Broken: Story = { name: '计算中断', args: work.broken };
export const Judging: Story = { name: '正在验证', args: work.judging };
export const Passed: Story = { name: '验证通过', args: work.passed };
export const Failed: Story = { name: '验证失败', args: work.failed };
export const Expired: Story = { name: '已过期，换题中', args: work.expired };
export const Loading: Story = { name: '取题中', args: work.loading };
export const Offline: Story = { name: '题目未取到', args: work.offline };
export const Refused: Story = { name: '服务端拒绝', args: work.refused };
export const Limited: Story = { name: '过于频繁', args: work.limited };
export const Waited: Story = { name: '等待结束，可重试', args: work.waited };
