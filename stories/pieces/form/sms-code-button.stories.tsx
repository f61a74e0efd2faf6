import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SmsCodeButtonView, type CodeCountdown } from '../../../src/ui/form/sms-code-button';
import { TextField } from '../../../src/ui/form/text-field';
import type { PieceRecord } from '../piece-record';
import { onSurface } from '../on-surface';

const IDLE: CodeCountdown = {
  status: 'idle',
  secondsLeft: 0,
  canRequest: true,
  isBusy: false,
  sentTo: null,
  failureCode: null,
};
const MOMENTS: Readonly<Record<'可获取' | '发送中' | '倒计时', CodeCountdown>> = {
  可获取: IDLE,
  发送中: { ...IDLE, status: 'requesting', canRequest: false, isBusy: true },
  倒计时: { ...IDLE, status: 'cooling', secondsLeft: 42, canRequest: false, sentTo: '138****0002' },
};
const none = () => undefined;

const record: PieceRecord = {
  path: 'form/sms-code-button',
  status: 'stable',
  purpose: '验证码框末尾的按钮：获取，等待，倒计时后再获取。',
  use: ['一切要短信验证码的地方：登录、注册、找回密码、注销。'],
  avoid: ['别的倒计时用倒计时圈。'],
  good: {
    shows: () => (
      <TextField label="验证码" hint="" suffix={<SmsCodeButtonView view={MOMENTS.倒计时} onRequest={none} />} />
    ),
    why: '宽度不变，秒数变时框不跳。',
  },
  bad: { shows: () => <p className="text-bad">60 秒后才能重发</p>, why: '不写还剩几秒，不知道要等多久。' },
  anatomy: [{ at: 'button', name: '按钮：与框同高，宽 112，各时候一样宽' }],
};

const onRequest = fn();
const meta = {
  title: '组件/填写/获取验证码',
  component: SmsCodeButtonView,
  args: { view: IDLE, onRequest },
  argTypes: { view: { options: Object.keys(MOMENTS), mapping: MOMENTS, control: 'select' } },
  decorators: [
    (Story) => (
      <div className="flex h-11 w-fit rounded-control border border-line-strong">
        <Story />
      </div>
    ),
    onSurface,
  ],
  parameters: { record },
} satisfies Meta<typeof SmsCodeButtonView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '可获取',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRequest).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { name: '发送中', args: { view: MOMENTS.发送中 } };
export const Cooling: Story = {
  name: '倒计时',
  args: { view: MOMENTS.倒计时 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '42 s 后重发' })).toBeDisabled();
  },
};
