import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ChoiceChip } from '../../../src/ui/press/choice-chip';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;

const record: PieceRecord = {
  path: 'press/choice-chip',
  status: 'stable',
  purpose: '一按就筛选，再按就放开。',
  use: ['结果页上面的几项筛选，每项各管各的。', '几项里可以同时按下几项。'],
  avoid: ['只能选一项用并排单选。', '十项以上用抽屉里的勾选框。'],
  good: {
    shows: () => (
      <span className="flex flex-wrap gap-2">
        <ChoiceChip isPressed onPress={none}>
          只看可订
        </ChoiceChip>
        <ChoiceChip isPressed={false} onPress={none}>
          直达
        </ChoiceChip>
      </span>
    ),
    why: '字是筛掉之后留下的东西。',
  },
  bad: {
    shows: () => (
      <span className="flex flex-wrap gap-2">
        <ChoiceChip isPressed onPress={none}>
          是
        </ChoiceChip>
        <ChoiceChip isPressed={false} onPress={none}>
          否
        </ChoiceChip>
      </span>
    ),
    why: '是与否只能选一个，应当用并排单选。',
  },
  anatomy: [{ at: 'button', name: '片：按下时蓝框、浅蓝底、加粗，不只靠颜色' }],
};

const onPress = fn();
const meta = {
  title: '组件/操作/选择片',
  component: ChoiceChip,
  args: { isPressed: false, isOff: false, children: '只看可订', onPress },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof ChoiceChip>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filter() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <ChoiceChip isPressed={isPressed} onPress={() => setIsPressed(!isPressed)}>
      直达
    </ChoiceChip>
  );
}

export const AtRest: Story = { name: '平时' };
export const Pressed: Story = { name: '已按下', args: { isPressed: true } };
export const ByKeys: Story = {
  name: '用键盘按下',
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveFocus();
  },
};
export const Off: Story = {
  name: '不可按',
  args: { isOff: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onPress).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { name: '长文字', args: { children: '只看接 6.1 类副危险、订舱前能审完的班次' } };
