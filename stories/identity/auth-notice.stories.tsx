import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import type { AuthNoticeView } from '../../machines/identity/auth-notice';
import { AuthNoticeDialogView } from '../../src/features/auth-notice/auth-notice-dialog';
import { night, phone } from '../sights';

const counting: AuthNoticeView = {
  stage: 'counting',
  standing: 'unverified',
  secondsLeft: 5,
  href: 'https://center.example/verification?token=ticket',
};

const meta = {
  title: '弹窗/企业认证提醒',
  component: AuthNoticeDialogView,
  args: { view: counting, on: { follow: fn(() => false), cancel: fn() } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthNoticeDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<AuthNoticeView>): Story => ({
  name,
  args: { view: { ...counting, ...view } },
});

export const Preparing = story('正在备好去路', { stage: 'preparing', href: null });
export const Unverified: Story = {
  ...story('未认证，倒计时', {}),
  play: async ({ args }) => {
    const link = screen.getByRole('link', { name: /去认证/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(link);
    await expect(args.on.follow).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
export const Opening = story('正在打开', { stage: 'preparing', secondsLeft: 0 });
export const Blocked: Story = {
  ...story('新窗口被拦截', { stage: 'blocked', secondsLeft: 0 }),
  play: () => waitFor(() => expect(screen.getByRole('link', { name: /前往会员中心/ })).toHaveFocus()),
};
export const Lost: Story = {
  ...story('目标不可信', { stage: 'lost', href: null }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
export const PassedPreparing = story('已认证，正在备好去路', { stage: 'preparing', standing: 'passed', href: null });
export const Passed = story('已认证，倒计时', { standing: 'passed', secondsLeft: 3 });
export const PassedOpening = story('已认证，正在打开', { stage: 'preparing', standing: 'passed', secondsLeft: 0 });
export const PassedBlocked = story('已认证，新窗口被拦截', { stage: 'blocked', standing: 'passed', secondsLeft: 0 });
export const PassedLost = story('已认证，目标不可信', { stage: 'lost', standing: 'passed', href: null });
export const NaturalPreparing = story('自然人，正在备好去路', { stage: 'preparing', standing: 'natural', href: null });
export const Natural = story('自然人，倒计时', { standing: 'natural', secondsLeft: 4 });
export const NaturalOpening = story('自然人，正在打开', { stage: 'preparing', standing: 'natural', secondsLeft: 0 });
export const NaturalBlocked = story('自然人，新窗口被拦截', { stage: 'blocked', standing: 'natural', secondsLeft: 0 });
export const NaturalLost = story('自然人，目标不可信', { stage: 'lost', standing: 'natural', href: null });

export const UnverifiedDark = night(Unverified);
export const BlockedDark = night(Blocked);
export const LostDark = night(Lost);
export const PassedDark = night(Passed);
export const UnverifiedPhone = phone(Unverified);
export const BlockedPhone = phone(Blocked);
