import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { CodeCountdown } from '../../../src/ui/form/sms-code-button';
import { SmsCodeStripView } from '../../../src/ui/form/sms-code-strip';
import { StatusStrip } from '../../../src/ui/show/status-strip';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const IDLE: CodeCountdown = {
  status: 'idle',
  secondsLeft: 0,
  canRequest: true,
  isBusy: false,
  sentTo: null,
  failureCode: null,
};
const MOMENTS: Readonly<Record<'还没有发' | '发送中' | '已发送' | '未发成功', CodeCountdown>> = {
  还没有发: IDLE,
  发送中: { ...IDLE, status: 'requesting', canRequest: false, isBusy: true },
  已发送: { ...IDLE, status: 'cooling', secondsLeft: 42, canRequest: false, sentTo: '138****0002' },
  未发成功: { ...IDLE, failureCode: 'unavailable' },
};

const record: PieceRecord = {
  path: 'form/sms-code-strip',
  shownBy: 'sent',
  status: 'stable',
  purpose: '验证码发到哪里、发了没有，用一行话说清。',
  use: ['与“获取验证码”配着用，放在框上面。'],
  avoid: ['手机号不对写在手机号框下面。', '倒计时的秒数不写在这里，读屏会每秒念一次。'],
  good: { shows: () => <SmsCodeStripView view={MOMENTS.已发送} />, why: '写明发到了哪个号码。' },
  bad: { shows: () => <StatusStrip tone="good">发送成功</StatusStrip>, why: '没说发到哪里，号码打错了也看不出。' },
  anatomy: [
    { at: 'svg', name: '图标：随结果变' },
    { at: 'output', name: '一句话：变了就读出' },
  ],
};

const meta = {
  title: '组件/填写/验证码状态',
  component: SmsCodeStripView,
  args: { view: MOMENTS.已发送 },
  argTypes: { view: { options: Object.keys(MOMENTS), mapping: MOMENTS, control: 'select' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof SmsCodeStripView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  name: '已发送',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('138****0002');
  },
};
export const AtRest: Story = { name: '还没有发', args: { view: MOMENTS.还没有发 } };
export const Sending: Story = { name: '发送中', args: { view: MOMENTS.发送中 } };
export const Failed: Story = { name: '未发成功', args: { view: MOMENTS.未发成功 } };
