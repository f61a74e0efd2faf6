import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Icon } from '../../../src/ui/mark/icon';
import { Button } from '../../../src/ui/press/button';
import { IconButton } from '../../../src/ui/press/icon-button';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;

const record: PieceRecord = {
  path: 'press/icon-button',
  status: 'stable',
  purpose: '只有图标的按钮，给人人认得的动作。',
  use: ['关闭、展开、显示密码：位置固定、图标通行。'],
  avoid: ['图标可能有两种意思时，写出字来。', '一屏最要紧的动作总是写字。'],
  good: { shows: () => <IconButton name="close" label="关闭筛选" onClick={none} />, why: '名字说明关的是什么。' },
  bad: {
    shows: () => (
      <Button look="signal">
        <Icon name="swap" />
      </Button>
    ),
    why: '最要紧的按钮没有字，读屏也没有名字。',
  },
  anatomy: [
    { at: 'button', name: '触摸区：40 见方' },
    { at: 'svg', name: '图标：20 见方，展开时转半圈' },
  ],
};

const onClick = fn();
const meta = {
  title: '组件/操作/图标按钮',
  component: IconButton,
  args: { name: 'close', label: '关闭', onClick },
  argTypes: { name: { options: ['close', 'chevronDown', 'eye', 'eyeOff', 'menu', 'trash'], control: 'select' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button', { name: '关闭' })).toHaveFocus();
  },
};
export const Open: Story = { name: '已展开', args: { name: 'chevronDown', label: '价格明细', isOpen: true } };
export const Pressed: Story = { name: '已按下', args: { name: 'eyeOff', label: '显示密码', isPressed: true } };
export const LongText: Story = { name: '长文字', args: { name: 'trash', label: '移除第 3 件货物：甲苯二异氰酸酯' } };
