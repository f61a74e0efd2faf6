import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BlockFailure } from '../../../src/ui/show/block-states';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const none = () => undefined;
const onRetry = fn();

const record: PieceRecord = {
  path: 'show/block-states',
  status: 'stable',
  purpose: '一块没取到，只说这一块，给一个重试。',
  use: ['板块各自载入、各自出错。', '写清什么没有加载出来，已填的还在。'],
  avoid: ['没有符合的结果不是出错，用空状态。', '一个框填错写在框下。'],
  good: {
    shows: () => (
      <BlockFailure text="结果加载失败。" hint="筛选条件已保留 · 请求号 8F2C-41D0" retry="重试" onRetry={none} />
    ),
    why: '说出保留了什么，打电话有号可报。',
  },
  bad: {
    shows: () => <BlockFailure text="系统异常" retry="确定" onRetry={none} />,
    why: '不知道哪块坏了，“确定”又不是重试。',
  },
  anatomy: [
    { at: 'svg', name: '图标' },
    { at: '[role=alert]', name: '一句话：出现时读出' },
    { at: '[role=alert] span', name: '放心的话与请求号' },
    { at: 'button', name: '重试' },
  ],
};

const meta = {
  title: '组件/展示/出错的板块',
  component: BlockFailure,
  args: {
    text: '结果加载失败，服务器 60 秒没有答复。',
    hint: '筛选条件已保留 · 请求号 8F2C-41D0',
    retry: '重试',
    onRetry,
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof BlockFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Short: Story = {
  name: '没有第二行',
  render: () => <BlockFailure text="低价航线没有加载出来。" retry="重试" onRetry={onRetry} />,
};
export const LongText: Story = {
  name: '长文字',
  args: {
    text: '船公司的订舱系统正在维护，查到的是 11-29 21:00 的船期；余位与价格要等系统恢复后才能确认，现在还不能下单。',
  },
};
