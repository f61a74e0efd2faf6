import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { SmsCountdownView } from '../../machines/identity/sms-countdown';
import { LoginRowsView } from '../../src/features/login/login-rows';
import { idle, sent, showing as login, wishes } from './login.fixtures';

const busy = { canRequest: false, isBusy: true } as const;
const cooling = { ...sent, sentTo: null, sentFor: null };

const wrongNumber = login({ faults: { phone: 'phoneInvalid' } }, { phone: '138' });

function CountdownView({ view, onRequest }: { view: SmsCountdownView; onRequest: () => void }) {
  const form = view.failureCode === 'phoneInvalid' ? wrongNumber : login({});
  return <LoginRowsView view={form} countdown={view} isProving={false} on={{ ...wishes, requestCode: onRequest }} />;
}

const meta = {
  title: '登录/短信验证码',
  component: CountdownView,
  args: { view: idle, onRequest: fn() },
  decorators: [(Story) => <div className="max-w-104">{Story()}</div>],
} satisfies Meta<typeof CountdownView>;
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
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};
export const Proving = showing('等待安全验证', { status: 'proving', ...busy });
export const Requesting = showing('正在发送', { status: 'requesting', ...busy });
export const Sent = showing('发送成功', sent);
export const LastSecond = showing('最后一秒', { ...sent, secondsLeft: 1 });
export const Restored = showing('刷新后继续倒计时', { ...cooling, secondsLeft: 12 });
export const AskedTooEarly = showing('冷却中被拒绝', { ...cooling, failureCode: 'refused' });
export const PhoneInvalid = showing('手机号有误', { failureCode: 'phoneInvalid' });
export const CaptchaFailed = showing('安全验证未通过', { failureCode: 'captchaFailed' });
export const Refused = showing('次数过多', { failureCode: 'refused' });
export const Unavailable = showing('短信通道繁忙', { failureCode: 'unavailable' });
export const Offline = showing('网络不通', { failureCode: 'network' });
export const Unexpected = showing('系统异常', { failureCode: 'unexpected' });
