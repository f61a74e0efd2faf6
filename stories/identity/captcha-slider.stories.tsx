import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SliderView } from '../../src/features/captcha/slider-view';
import { framed, slider, sliderIntents } from './captcha.fixtures';

const meta = {
  title: '安全验证/滑块/页内',
  component: SliderView,
  args: { ...slider.resting, intents: sliderIntents(), onRetry: fn() },
  decorators: [framed('embedded', 'slider')],
} satisfies Meta<typeof SliderView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { name: '等待滑动', args: slider.resting };
export const Stepped: Story = { name: '按键移动后', args: slider.stepped };
export const Dragging: Story = { name: '拖动中', args: slider.dragging };
export const Judging: Story = { name: '正在验证', args: slider.judging };
export const Passed: Story = { name: '验证通过', args: slider.passed };
export const Failed: Story = { name: '验证失败', args: slider.failed };
export const Expired: Story = { name: '已过期，换图中', args: slider.expired };
export const Loading: Story = { name: '取图中', args: slider.loading };
export const Offline: Story = { name: '图片未取到', args: slider.offline };
export const Refused: Story = { name: '服务端拒绝', args: slider.refused };
export const Limited: Story = { name: '过于频繁', args: slider.limited };
export const Waited: Story = { name: '等待结束，可重试', args: slider.waited };
