import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { SmsCountdownView } from '../machines/sms-countdown';
import { SmsCodeFormView } from '../src/features/login/sms-code-form';

const idle: SmsCountdownView = {
  status: 'idle',
  secondsLeft: 0,
  canRequest: true,
  isBusy: false,
  sentTo: null,
  failureCode: null,
};
const busy = { canRequest: false, isBusy: true } as const;
const cooling = { status: 'cooling', canRequest: false, secondsLeft: 47 } as const;

const meta = {
  title: '登录/短信验证码',
  component: SmsCodeFormView,
  args: { view: idle, onRequest: fn() },
  decorators: [(Story) => <div className="max-w-104">{Story()}</div>],
} satisfies Meta<typeof SmsCodeFormView>;
export default meta;

type Story = StoryObj<typeof meta>;
const showing = (name: string, view: Partial<SmsCountdownView>): Story => ({
  name,
  args: { view: { ...idle, ...view } },
});

export const Idle: Story = {
  ...showing('可以获取', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('手机号'), '138 0012 6621');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequest).toHaveBeenCalledWith('13800126621');
  },
};
export const Proving = showing('等待安全验证', { status: 'proving', ...busy });
export const Requesting = showing('正在发送', { status: 'requesting', ...busy });
export const Sent = showing('发送成功', { ...cooling, sentTo: '138****6621' });
export const LastSecond = showing('最后一秒', { ...cooling, secondsLeft: 1, sentTo: '138****6621' });
export const Restored = showing('刷新后继续倒计时', { ...cooling, secondsLeft: 12 });
export const AskedTooEarly = showing('冷却中被拒绝', { ...cooling, failureCode: 'refused' });
export const PhoneInvalid = showing('手机号有误', { failureCode: 'phoneInvalid' });
export const CaptchaFailed = showing('安全验证未通过', { failureCode: 'captchaFailed' });
export const Refused = showing('次数过多', { failureCode: 'refused' });
export const Unavailable = showing('短信通道繁忙', { failureCode: 'unavailable' });
export const Offline = showing('网络异常', { failureCode: 'network' });
export const Unexpected = showing('系统异常', { failureCode: 'unexpected' });
