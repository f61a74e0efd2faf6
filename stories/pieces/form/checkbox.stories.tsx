import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Checkbox } from '../../../src/ui/form/checkbox';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;

const record: PieceRecord = {
  path: 'form/checkbox',
  status: 'stable',
  purpose: '一件事要不要：同意协议、只看直达。',
  use: ['单独一项的是与否。', '几项可以同时要。'],
  avoid: ['只能选一项用并排单选或下拉。', '一按立刻改变列表用选择片。'],
  good: {
    shows: () => (
      <Checkbox name="good" isChecked onChange={none}>
        需要报关
      </Checkbox>
    ),
    why: '勾上就是要，肯定的说法。',
  },
  bad: {
    shows: () => (
      <Checkbox name="bad" isChecked onChange={none}>
        不需要报关
      </Checkbox>
    ),
    why: '勾上等于不要，容易读反。',
  },
  anatomy: [
    { at: 'input', name: '框：18 见方，连同字一起可按' },
    { at: 'label > span:last-child', name: '字：说明勾上会怎样' },
  ],
};

const onChange = fn();
const meta = {
  title: '组件/填写/勾选框',
  component: Checkbox,
  args: {
    name: 'isAgree',
    isChecked: false,
    isInvalid: false,
    isReadOnly: false,
    isRequired: false,
    children: '已阅读并同意用户协议',
    onChange,
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

function Agreement() {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Checkbox name="isAgree" isChecked={isChecked} onChange={setIsChecked}>
      已阅读并同意用户协议
    </Checkbox>
  );
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '用鼠标和键盘勾选',
  render: () => <Agreement />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '已阅读并同意用户协议' });
    await userEvent.click(within(canvasElement).getByText('已阅读并同意用户协议'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Wrong: Story = {
  name: '出错',
  args: { isInvalid: true, isRequired: true, children: '没有勾选，不能继续' },
};
export const Fixed: Story = {
  name: '暂不可改',
  args: { isChecked: true, isReadOnly: true, children: '提交中，暂不可修改' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    children:
      '我已核对货物名称、UN 编号、包装与毛重，知道申报不实会导致退运、罚款，并承担由此产生的滞箱费、堆存费与处置费用。',
  },
};
