import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ClickWordView } from '../../src/features/captcha/click-word-view';
import { clickWord, clickWordIntents, framed } from './captcha.fixtures';

const meta = {
  title: '安全验证/点选/页内',
  component: ClickWordView,
  args: { ...clickWord.choosing, intents: clickWordIntents(), onRetry: fn() },
  decorators: [framed('embedded', 'clickWord')],
} satisfies Meta<typeof ClickWordView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: '等待点选', args: clickWord.choosing };
export const Placed: Story = { name: '已点两个', args: clickWord.placed };
export const Chosen: Story = { name: '三个已齐', args: clickWord.chosen };
export const Judging: Story = { name: '正在验证', args: clickWord.judging };
export const Passed: Story = { name: '验证通过', args: clickWord.passed };
export const Failed: Story = { name: '验证失败', args: clickWord.failed };
export const Expired: Story = { name: '已过期，换图中', args: clickWord.expired };
export const Loading: Story = { name: '取图中', args: clickWord.loading };
export const Offline: Story = { name: '图片未取到', args: clickWord.offline };
export const Refused: Story = { name: '服务端拒绝', args: clickWord.refused };
export const Limited: Story = { name: '过于频繁', args: clickWord.limited };
export const Waited: Story = { name: '等待结束，可重试', args: clickWord.waited };
