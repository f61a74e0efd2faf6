import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ForReading } from '../../../src/ui/press/for-reading';
import { LinkButton } from '../../../src/ui/press/link-button';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;

const record: PieceRecord = {
  path: 'press/link-button',
  status: 'stable',
  purpose: '文字样的按钮：不抢眼的次要动作，不换页。',
  use: ['一行末尾的小动作：修改、移除、重发。', '展开说明、打开一份资料。'],
  avoid: ['换页用文字链接。', '一屏的主要动作用按钮。'],
  good: {
    shows: () => (
      <p>
        收货人：上海化途贸易 <LinkButton onClick={none}>修改收货人</LinkButton>
      </p>
    ),
    why: '紧跟着它改的东西，写明改什么。',
  },
  bad: {
    shows: () => (
      <p>
        货物已填好。<LinkButton onClick={none}>提交订单</LinkButton>
      </p>
    ),
    why: '最要紧的一步藏在句尾，看不出是按钮。',
  },
  anatomy: [{ at: 'button', name: '字：蓝色，指到时加下划线；触摸区不小于 24' }],
};

const onClick = fn();
const meta = {
  title: '组件/操作/文字按钮',
  component: LinkButton,
  args: { isLook: false, isBusy: false, children: '忘记密码', onClick },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  name: '正在处理',
  args: { isBusy: true, children: '正在撤回…' },
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onClick).not.toHaveBeenCalled();
  },
};
export const ReadOnly: Story = {
  name: '只读页上',
  render: () => (
    <ForReading value>
      <p>
        只读页不留动作，只留查看：
        <LinkButton isLook onClick={none}>
          看签收照片
        </LinkButton>
        <LinkButton onClick={none}>撤回</LinkButton>
      </p>
    </ForReading>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const LongText: Story = {
  name: '长文字',
  args: { children: '移除第 3 件货物：甲苯二异氰酸酯，80 桶，连同它的两份资料' },
};
