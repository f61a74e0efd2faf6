import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { LoginView, SignInFailureCode } from '../../machines/identity/login';
import { LoginDialogView } from '../../src/features/login/login-dialog';
import { night, phone } from '../sights';
import { blank, idle, sent, showing, wishes } from './login.fixtures';

const meta = {
  title: '登录/登录弹窗',
  component: LoginDialogView,
  args: { view: blank, countdown: idle, isProving: false, on: wishes },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const code = { code: '402917' };
const secret = { password: 'chemlane-2026' };
const register = { ...code, ...secret, passwordAgain: 'chemlane-2026' };

const story = (name: string, view: LoginView, more: Partial<Story['args']> = {}): Story => ({
  name,
  args: { view, ...more },
});

const refused = (name: string, failureCode: SignInFailureCode, view: LoginView): Story =>
  story(name, { ...view, failureCode });

export const Blank: Story = {
  ...story('验证码登录', blank),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    await expect(args.on.chooseTab).toHaveBeenCalledWith('password');
    await userEvent.keyboard('{Escape}');
    await expect(args.on.hide).toHaveBeenCalled();
  },
};
export const Sent = story('验证码 已发送', showing({ focus: { field: 'code', turn: 2 } }), { countdown: sent });
export const Sending = story('验证码 发送中', showing({}), {
  countdown: { ...idle, status: 'requesting', canRequest: false, isBusy: true },
});
export const PhoneInvalid = story(
  '手机号有误',
  showing({ faults: { phone: 'phoneInvalid' } }, { phone: '1280012662' }),
);
export const SmsIncomplete = story(
  '验证码登录 没有填完',
  showing({ faults: { phone: 'phoneRequired', code: 'codeRequired' } }, { phone: '' }),
);
export const SmsSubmitting = story('验证码登录 提交中', showing({ isBusy: true }, code), { countdown: sent });
export const CodeRefused = refused('验证码不正确', 'codeRefused', showing({ failureField: 'code' }, code));
export const AccountUnknown = refused('手机号未注册', 'accountUnknown', showing({ failureField: 'phone' }, code));
export const SmsOffline = refused('验证码登录 网络不通', 'network', showing({}, code));

export const Password = story('密码登录', showing({ mode: 'password' }));
export const Recalled = story(
  '密码登录 已记住',
  showing({ mode: 'password', notice: 'recalled' }, { ...secret, isRemembered: true }),
);
export const PasswordIncomplete = story(
  '密码登录 没有填完',
  showing({ mode: 'password', faults: { password: 'passwordTooShort' } }, { password: '123' }),
);
export const PasswordSubmitting = story('密码登录 提交中', showing({ mode: 'password', isBusy: true }, secret));
export const LoginRefused = refused(
  '手机号或密码不正确',
  'loginRefused',
  showing({ mode: 'password', failureField: 'password' }, secret),
);
export const ProofDemanded = story('密码登录 需安全验证', showing({ mode: 'password', isProofDemanded: true }, secret));
export const Proving = story(
  '密码登录 安全验证中',
  showing({ mode: 'password', isProofDemanded: true, isBusy: true }, secret),
  { isProving: true },
);
export const PasswordTooMany = refused('密码登录 操作太频繁', 'tooMany', showing({ mode: 'password' }, secret));
export const PasswordReset = story('密码已重设', showing({ mode: 'password', notice: 'passwordReset' }, secret));

export const Register = story('注册', showing({ mode: 'register' }));
export const RegisterSent = story('注册 验证码已发送', showing({ mode: 'register' }, register), {
  countdown: { ...sent, sentFor: 'user_sign' },
});
export const RegisterCodeForOther = story('注册 验证码用于登录', showing({ mode: 'register' }, code), {
  countdown: sent,
});
export const RegisterMismatch = story(
  '两次密码不一致',
  showing({ mode: 'register', faults: { passwordAgain: 'passwordsDiffer' } }, { ...register, passwordAgain: 'chem' }),
);
export const RegisterUnticked = story(
  '没有同意协议',
  showing({ mode: 'register', faults: { isAgree: 'notAgreed' } }, { ...register, isAgree: false }),
);
export const RegisterSubmitting = story('注册 提交中', showing({ mode: 'register', isBusy: true }, register));
export const RegisterOffline = refused('注册 网络不通', 'network', showing({ mode: 'register' }, register));
export const AccountExists = refused(
  '手机号已注册',
  'accountExists',
  showing({ mode: 'register', failureField: 'phone' }, register),
);
export const AgreementChanged = refused(
  '协议有新版本，需重新勾选',
  'agreementChanged',
  showing({ mode: 'register', failureField: 'isAgree' }, { ...register, isAgree: false }),
);
export const EditionsUnknown = story('注册 未取到协议版本', showing({ mode: 'register', agreed: null }, register));

export const Reset = story('重设密码', showing({ mode: 'reset' }));
export const ResetIncomplete = story(
  '重设密码 没有填完',
  showing({ mode: 'reset', faults: { code: 'codeTooShort', password: 'passwordRequired' } }, { code: '4029' }),
);
export const ResetSubmitting = story('重设密码 提交中', showing({ mode: 'reset', isBusy: true }, register));
export const ResetOffline = refused('重设密码 系统异常', 'unexpected', showing({ mode: 'reset' }, register));
export const ResetCodeRefused = refused(
  '重设密码 验证码不正确',
  'codeRefused',
  showing({ mode: 'reset', failureField: 'code' }, register),
);

export const ToResume = story('登录后继续', showing({ reason: 'resume' }));
export const Expired = story('登录已过期', showing({ reason: 'expired' }));

export const SentDark = night(Sent);
export const CodeRefusedDark = night(CodeRefused);
export const ProofDemandedDark = night(ProofDemanded);
export const RegisterUntickedDark = night(RegisterUnticked);
export const SmsSubmittingDark = night(SmsSubmitting);
export const SentPhone = phone(Sent);
export const RegisterMismatchPhone = phone(RegisterMismatch);
export const ProofDemandedPhone = phone(ProofDemanded);
export const ResetPhone = phone(Reset);
