import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../../src/ui/press/button';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'press/button',
  shownBy: 'busy',
  status: 'stable',
  purpose: '按下就办一件事：查价、提交、保存。',
  use: ['办理、提交、打开抽屉或弹窗。', '橙色只给这一屏的下一步，一屏一个；其余用蓝色或线框。'],
  avoid: ['去另一页用链接。', '两项之间来回切换用选择片。'],
  good: {
    shows: () => (
      <span className="flex flex-wrap gap-3">
        <Button look="signal">提交订单</Button>
        <Button look="line">保存草稿</Button>
      </span>
    ),
    why: '字是动作，一眼看出先按哪个。',
  },
  bad: {
    shows: () => (
      <span className="flex flex-wrap gap-3">
        <Button look="signal">确定</Button>
        <Button look="signal">是</Button>
      </span>
    ),
    why: '两个橙色，字里没有动作。',
  },
  anatomy: [
    { at: 'button', name: '底：高 44，整块可按' },
    { at: 'button svg', name: '转圈：正在处理时出现，宽高不变' },
  ],
};

const onClick = fn();
const meta = {
  title: '组件/操作/按钮',
  component: Button,
  args: { look: 'signal', size: 'medium', isBusy: false, isOff: false, children: '查价', onClick },
  argTypes: {
    look: { options: ['signal', 'sea', 'line'], control: 'inline-radio' },
    size: { options: ['small', 'medium', 'large', 'sentence'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = { name: '正在处理', args: { isBusy: true, children: '正在查价…' } };
export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查价' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = {
  name: '有焦点',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Looks: Story = {
  name: '各种样子',
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="signal" size="large">
        查价
      </Button>
      <Button look="sea">我知道了</Button>
      <Button look="line">取消</Button>
      <Button look="line" size="small">
        去验证
      </Button>
    </div>
  ),
};
export const Off: Story = {
  name: '不可按',
  args: { isOff: true },
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onClick).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  name: '长文字',
  args: { look: 'line', size: 'sentence', children: '按 20GP 两只、甲醇 UN 1230 重新核算，保留已填的收发货人' },
};
