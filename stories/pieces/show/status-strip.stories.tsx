import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StatusStrip, type StatusTone } from '../../../src/ui/show/status-strip';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const SAID: Readonly<Record<StatusTone, string>> = {
  quiet: '获取验证码前，先完成一次安全验证',
  busy: '验证码发送中…',
  good: '发送成功，请查收短信',
  warn: '请先完成安全验证，再登录',
  bad: '短信通道繁忙，请稍后再试',
};
const TONES = Object.keys(SAID) as StatusTone[];

const record: PieceRecord = {
  path: 'show/status-strip',
  shownBy: 'busy',
  status: 'stable',
  purpose: '一行话说现在怎样：等着、办着、成了、没成。',
  use: ['一件事的结果就在这件事旁边。', '变了就读出，高度不变。'],
  avoid: ['整块没取到用出错的板块。', '一个框填错写在框下。'],
  good: {
    shows: () => <StatusStrip tone="good">发送成功，请查收 138****0002 的短信</StatusStrip>,
    why: '写明做成了什么。',
  },
  bad: { shows: () => <StatusStrip tone="good">操作成功</StatusStrip>, why: '什么成功了？' },
  anatomy: [
    { at: 'p > svg', name: '图标：随结果变' },
    { at: 'output', name: '一句话：变了就读出' },
  ],
};

const meta = {
  title: '组件/展示/状态条',
  component: StatusStrip,
  args: { tone: 'busy', children: '验证码发送中…' },
  argTypes: { tone: { options: [...TONES], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof StatusStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  name: '正在处理',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('验证码发送中…');
  },
};
export const All: Story = {
  name: '全部',
  render: () => (
    <div className="grid gap-3">
      {TONES.map((tone) => (
        <StatusStrip key={tone} tone={tone}>
          {SAID[tone]}
        </StatusStrip>
      ))}
    </div>
  ),
};
export const WithWay: Story = {
  name: '带出路',
  args: { tone: 'bad', children: SAID.bad, way: <a href="#again">重试</a> },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    tone: 'warn',
    children: '所选方案 11-30 20:00 截止，早于 48 小时的认证期限；到时还没有通过认证，预留与锁定的价格失效。',
  },
};
