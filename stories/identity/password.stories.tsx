import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { PasswordView } from '../../machines/identity/password';
import { PasswordDialogView } from '../../src/features/password/password-dialog';

const blank: PasswordView = {
  form: { oldPassword: '', newPassword: '', passwordAgain: '' },
  faults: {},
  failureCode: null,
  isBusy: false,
  focus: { field: 'oldPassword', turn: 1 },
};
const filled = { oldPassword: 'chemlane-2026', newPassword: 'harbour-2027', passwordAgain: 'harbour-2027' };

const meta = {
  title: '账号/修改密码',
  component: PasswordDialogView,
  args: { view: blank, on: { show: fn(), hide: fn(), change: fn(), submit: fn() } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<PasswordView>): Story => ({
  name,
  args: { view: { ...blank, form: filled, ...view } },
});

export const Blank: Story = {
  ...story('尚未填写', { form: blank.form }),
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.on.submit).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(args.on.hide).toHaveBeenCalled();
  },
};
export const Incomplete = story('没有填完', {
  faults: { oldPassword: 'passwordRequired', newPassword: 'passwordTooShort', passwordAgain: 'passwordsDiffer' },
  form: { oldPassword: '', newPassword: '123', passwordAgain: '1234' },
});
export const Submitting = story('提交中', { isBusy: true });
export const OldPasswordRefused = story('原密码不正确', { failureCode: 'oldPasswordRefused' });
export const Offline = story('网络不通', { failureCode: 'network' });
