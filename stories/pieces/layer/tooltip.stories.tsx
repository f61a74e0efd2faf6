import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Tooltip } from '../../../src/ui/layer/tooltip';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'layer/tooltip',
  status: 'draft',
  purpose: '解释一个词：指到、点到或焦点到时浮出一两句。',
  use: ['费用、规定里的行话。'],
  avoid: ['必需读到的内容直接写在页面上。', '里面不放链接和按钮。'],
  good: {
    shows: () => <Tooltip text="低硫燃油附加费，按船公司当月公布的标准收取。">低硫附加费</Tooltip>,
    why: '虚线下划线，看得出能问。',
  },
  bad: { shows: () => <Tooltip text="不可退">付款</Tooltip>, why: '不可退是必需读到的，不该藏起来。' },
  anatomy: [{ at: 'button', name: '词：虚线下划线，能用键盘到达' }],
};

const meta = {
  title: '组件/浮层/说明',
  component: Tooltip,
  args: { text: '低硫燃油附加费，按船公司当月公布的标准收取，随船期变动。', children: '低硫附加费' },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Focused: Story = {
  name: '有焦点',
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByRole('button', { name: '低硫附加费' });
    await expect(term).toHaveAccessibleDescription(/船公司当月公布/);
    await userEvent.tab();
    await expect(term).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const PutAway: Story = {
  name: '用键盘收起',
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: '低硫附加费' }));
    await userEvent.hover(await screen.findByRole('tooltip'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    text: '低硫燃油附加费，按船公司当月公布的标准收取，随船期变动；锁价的订单按锁价当天的标准，改船期后按新船期所在月份的标准重算。',
  },
  play: Focused.play!,
};
