import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import { Checkbox } from '../../src/ui/form/checkbox';
import { IconButton } from '../../src/ui/press/icon-button';
import { LinkButton } from '../../src/ui/press/link-button';
import { PasswordField } from '../../src/ui/form/password-field';
import { StatusStrip } from '../../src/ui/show/status-strip';
import { Tabs } from '../../src/ui/show/tabs';
import { TextField } from '../../src/ui/form/text-field';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-104 gap-4 rounded-card bg-surface p-6">{children}</div>
);

const meta = { title: '组件/控件', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' } };

const onPress = fn();
export const Buttons: Story = {
  name: '按钮',
  render: () => (
    <Sheet>
      <Button look="signal" size="large" onClick={onPress}>
        查价
      </Button>
      <Button look="signal" isBusy onClick={onPress}>
        正在查价…
      </Button>
      <Button look="sea" onClick={onPress}>
        我知道了
      </Button>
      <Button look="line" onClick={onPress}>
        取消
      </Button>
      <Button look="line" size="small" onClick={onPress}>
        去验证
      </Button>
      <LinkButton onClick={onPress}>忘记密码</LinkButton>
      <IconButton name="close" label="关闭" onClick={onPress} />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查价' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const ButtonsDark: Story = { ...Buttons, name: '按钮 深色', ...dark, play: async () => {} };

export const Fields: Story = {
  name: '输入框',
  render: () => (
    <Sheet>
      <TextField label="手机号" hint="仅支持中国大陆手机号" placeholder="请输入 11 位手机号" />
      <TextField label="短信验证码" hint="" error="请输入短信验证码" />
      <TextField label="订单号" hint="正在提交，暂不可修改" value="FC26 0314" readOnly />
      <PasswordField label="密码" hint="至少 6 位，区分大小写" autoComplete="off" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText<HTMLInputElement>('密码', { exact: true });
    await userEvent.type(password, 'secret');
    await expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    await expect(password.type).toBe('text');
    await expect(screen.getByRole('button', { name: '显示密码' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const FieldsDark: Story = { ...Fields, name: '输入框 深色', ...dark, play: async () => {} };

function Choices() {
  const [isAgree, setIsAgree] = useState(false);
  return (
    <Sheet>
      <Checkbox name="isAgree" isChecked={isAgree} onChange={setIsAgree}>
        已阅读并同意用户协议
      </Checkbox>
      <Checkbox name="isWrong" isChecked={false} isInvalid onChange={fn()}>
        没有勾选，不能继续
      </Checkbox>
      <Checkbox name="isFixed" isChecked isReadOnly onChange={fn()}>
        提交中，暂不可修改
      </Checkbox>
    </Sheet>
  );
}
export const Checkboxes: Story = {
  name: '勾选框',
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '已阅读并同意用户协议' });
    await userEvent.click(within(canvasElement).getByText('已阅读并同意用户协议'));
    await expect(box).toBeChecked();
  },
};
export const CheckboxesDark: Story = { ...Checkboxes, name: '勾选框 深色', ...dark, play: async () => {} };

function Ways() {
  const [chosen, setChosen] = useState<'sea' | 'air'>('sea');
  return (
    <Sheet>
      <Tabs label="运输方式" tabs={{ sea: '海运', air: '空运' }} chosen={chosen} onChoose={setChosen}>
        <p className="pt-4">{chosen === 'sea' ? '按整箱或拼箱' : '按计费重量'}</p>
      </Tabs>
    </Sheet>
  );
}
export const TabRow: Story = {
  name: '页签',
  render: () => <Ways />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /海运/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('按计费重量')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /空运/ })).toHaveFocus();
  },
};

export const Strips: Story = {
  name: '状态条',
  render: () => (
    <Sheet>
      <StatusStrip tone="quiet">获取验证码前，先完成一次安全验证</StatusStrip>
      <StatusStrip tone="busy">验证码发送中…</StatusStrip>
      <StatusStrip tone="good">发送成功，请查收短信</StatusStrip>
      <StatusStrip tone="warn">请先完成安全验证，再登录</StatusStrip>
      <StatusStrip tone="bad">短信通道繁忙，请稍后再试</StatusStrip>
    </Sheet>
  ),
};
export const StripsDark: Story = { ...Strips, name: '状态条 深色', ...dark };
