import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { AccountClosingView as View, ClosingFailureCode } from '../../machines/identity/account-closing';
import { AccountClosingView } from '../../src/features/user-center/closing-card';
import { idle, sent } from './login.fixtures';

const resting: View = {
  stage: 'resting',
  facts: { living: [], enquiries: 0, phone: '13800138000' },
  typed: { proof: 'password', password: '', code: '', isUnderstood: false },
  wrong: [],
  failureCode: null,
  focus: { on: null, turn: 0 },
  isBusy: false,
};
const asking: View = { ...resting, stage: 'asking', facts: { living: [], enquiries: 2, phone: '13800138000' } };
const filled: View = { ...asking, typed: { ...resting.typed, password: 'correct horse', isUnderstood: true } };

const byCode: View = { ...asking, typed: { ...resting.typed, proof: 'code', isUnderstood: true } };

const meta = {
  title: '会员中心/注销账号',
  component: AccountClosingView,
  args: {
    view: resting,
    countdown: idle,
    on: { begin: fn(), drop: fn(), change: fn(), requestCode: fn(), confirm: fn() },
  },
} satisfies Meta<typeof AccountClosingView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View): Story => ({ name, args: { view } });
const lookFailed = (name: string, failureCode: ClosingFailureCode) => story(name, { ...resting, failureCode });
const failed = (name: string, failureCode: ClosingFailureCode) => story(name, { ...filled, failureCode });

export const Resting: Story = {
  ...story('没有要注销', resting),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '注销账号' }));
    await expect(args.on.begin).toHaveBeenCalledOnce();
  },
};
export const Looking = story('正在核对订单', { ...resting, stage: 'looking' });
export const LookedAgain = story('又有订单，重新核对', { ...filled, stage: 'looking' });
export const Blocked = story('有订单没有办完', {
  ...resting,
  stage: 'blocked',
  facts: { living: ['FC2611207K3M9Q', 'DG261120AAAAAA'], enquiries: 1, phone: '13800138000' },
});
export const BlockedAgain = story('填好后又有订单', {
  ...filled,
  stage: 'blocked',
  facts: { living: ['FC2611207K3M9Q', 'DG261120AAAAAA'], enquiries: 1, phone: '13800138000' },
});
export const Asking: Story = {
  ...story('说明后果，等密码', asking),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(args.on.change).toHaveBeenCalledWith({ isUnderstood: true });
  },
};
export const AskingWithout = story('没有询价要撤回', { ...asking, facts: resting.facts });
export const NothingSaid = story('没有勾选，没有密码', { ...asking, wrong: ['isUnderstood', 'password'] });
export const NoPassword = story('没有密码', {
  ...asking,
  typed: { ...resting.typed, isUnderstood: true },
  wrong: ['password'],
});
export const NotTicked = story('没有勾选', {
  ...asking,
  typed: { ...resting.typed, password: 'correct horse' },
  wrong: ['isUnderstood'],
});
export const ByCode = story('改用短信验证码', byCode);
export const CodeSent: Story = {
  name: '验证码已发出',
  args: {
    view: byCode,
    countdown: { ...sent, sentTo: '138****8000' },
  },
};
export const NoCode = story('没有验证码', { ...byCode, wrong: ['code'] });
export const NoCodeDark: Story = { ...NoCode, name: '没有验证码 深色', globals: { theme: 'dark' } };
export const ByCodePhone: Story = {
  ...ByCode,
  name: '改用短信验证码 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const CodeRefused: Story = {
  name: '验证码不正确',
  args: { view: { ...byCode, typed: { ...byCode.typed, code: '123456' }, failureCode: 'codeRefused' } },
};
export const Closing = story('正在注销', { ...filled, isBusy: true });
export const Refused = failed('密码不正确', 'passwordRefused');
export const Kept = failed('演示账号', 'kept');
export const Expired = failed('登录已过期', 'expired');
export const Offline = failed('网络不通', 'network');
export const Unavailable = failed('服务器繁忙', 'unavailable');
export const Unexpected = failed('出错', 'unexpected');
export const NotLookedOffline = lookFailed('没有核对：网络不通', 'network');
export const NotLooked = lookFailed('没有核对：服务器繁忙', 'unavailable');
export const NotLookedExpired = lookFailed('没有核对：登录已过期', 'expired');
export const NotLookedUnexpected = lookFailed('没有核对：出错', 'unexpected');
export const Closed = story('已注销', { ...resting, stage: 'closed', facts: asking.facts });
