import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { StaffSignInView } from '../../machines/house/staff-sign-in';
import { StaffSignInView as View } from '../../src/features/house/staff-sign-in';

const door: StaffSignInView = {
  stage: 'door',
  step: 'code',
  reason: 'first',
  form: { login: '', password: '', code: '', recoveryCode: '', newPassword: '', again: '' },
  faults: {},
  failureCode: null,
  seconds: 0,
  recoveryCodes: [],
  isBusy: false,
};
const on = {
  change: fn(),
  submitPassword: fn(),
  submitFactor: fn(),
  chooseRecovery: fn(),
  chooseCode: fn(),
  returnToDoor: fn(),
  noteCodes: fn(),
};

const meta = {
  title: '平台工作台/登录',
  component: View,
  args: { view: door, on },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<StaffSignInView>): Story => ({
  name,
  args: { view: { ...door, ...change } },
});

export const Door: Story = {
  ...story('账号与密码', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('账号'), 'l');
    await expect(args.on.change).toHaveBeenCalledWith('login', 'l');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await expect(args.on.submitPassword).toHaveBeenCalledOnce();
  },
};
export const Blank = story('没有填', { faults: { login: 'loginNeeded', password: 'passwordNeeded' } });
export const Ended = story('登录失效之后', { reason: 'ended' });
export const SignedOut = story('退出之后', { reason: 'signedOut' });
export const Lapsed = story('第二步过时', { reason: 'lapsed' });
export const Checking = story('核对密码中', {
  isBusy: true,
  form: { ...door.form, login: 'li.na', password: 'secret' },
});
export const Wrong = story('账号或密码不正确', { failureCode: 'refused' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出错', { failureCode: 'unexpected' });
export const Locked = story('多次不成功', { stage: 'locked', seconds: 30 });
export const Code = story('验证码', { stage: 'factor' });
export const CodeBlank = story('验证码没有填好', { stage: 'factor', faults: { code: 'codeNeeded' } });
export const CodeWrong = story('验证码不正确', { stage: 'factor', failureCode: 'codeRefused' });
export const CodeShowing = story('核对验证码中', { stage: 'factor', isBusy: true });
export const Recovery: Story = {
  ...story('恢复码', { stage: 'factor', step: 'recovery' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '改用验证码' }));
    await expect(args.on.chooseCode).toHaveBeenCalledOnce();
  },
};
export const RecoveryBlank = story('恢复码没有填好', {
  stage: 'factor',
  step: 'recovery',
  faults: { recoveryCode: 'recoveryNeeded' },
});
export const Begin = story('首次登录', { stage: 'factor', step: 'begin' });
export const BeginBlank = story('新密码太短', {
  stage: 'factor',
  step: 'begin',
  faults: { newPassword: 'passwordTooShort', again: 'passwordsDiffer', code: 'codeNeeded' },
});
export const SameAsStart = story('沿用了初始密码', { stage: 'factor', step: 'begin', failureCode: 'sameAsStart' });
export const Codes: Story = {
  ...story('恢复码只显示这一次', { stage: 'codes', step: 'begin', recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '已记下，进入工作台' }));
    await expect(args.on.noteCodes).toHaveBeenCalledOnce();
  },
};
