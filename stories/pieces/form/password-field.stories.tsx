import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { PasswordField } from '../../../src/ui/form/password-field';
import { TextField } from '../../../src/ui/form/text-field';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'form/password-field',
  status: 'stable',
  purpose: '填密码，可以看见自己打的字，大写锁定时提醒。',
  use: ['登录、注册、改密码。'],
  avoid: ['短信验证码用输入框，数字本来就该看见。'],
  good: {
    shows: () => <PasswordField label="新密码" hint="至少 6 位，区分大小写" autoComplete="off" />,
    why: '要求先写出来，不等错了再说。',
  },
  bad: {
    shows: () => <TextField label="确认密码" hint="" type="password" placeholder="请再输一遍" />,
    why: '看不见，只好让人打两遍。',
  },
  anatomy: [
    { at: 'input', name: '框' },
    { at: 'button', name: '眼睛：显示或隐藏' },
    { at: '[id$=-note]', name: '说明；大写锁定时换成提醒' },
  ],
};

const meta = {
  title: '组件/填写/密码框',
  component: PasswordField,
  args: { label: '密码', hint: '至少 6 位，区分大小写', error: '', autoComplete: 'off' },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  name: '平时',
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText<HTMLInputElement>('密码', { exact: true });
    await userEvent.type(password, 'secret');
    await expect(password.type).toBe('password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(password.type).toBe('text');
    await expect(screen.getByRole('button', { name: '显示密码' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Wrong: Story = { name: '出错', args: { error: '密码或手机号不正确' } };
export const LongText: Story = {
  name: '长文字',
  args: { error: '该密码在公开的泄露名单里出现过，请换一个没有在别处用过的；建议用几个不相干的词连起来。' },
};
