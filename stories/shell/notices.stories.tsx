import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { noticeId, type Notice, type NoticeContent, type NoticesView as View } from '../../machines/shell/notices';
import { NoticesView } from '../../src/features/notices/notices';

const seen = (content: NoticeContent): Notice => ({
  ...content,
  id: noticeId(content),
  turn: 0,
  secondsLeft: content.tone === 'error' ? null : 4,
});

const success = seen({ kind: 'toast', tone: 'success', says: { code: 'loginSucceeded' } });
const refusal = seen({ kind: 'toast', tone: 'error', says: { text: '验证码发送失败，请稍后再试' } });
const fault = seen({ kind: 'notification', tone: 'error', says: { code: 'serverBusy' } });
const info = seen({ kind: 'toast', tone: 'info', says: { code: 'notKept' } });

const nothing: View = { status: 'empty', toasts: [], notifications: [], waiting: 0 };

const meta = {
  title: '提示/提示与通知',
  component: NoticesView,
  args: { view: nothing, onDismiss: fn(), onHold: fn(), onRelease: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticesView>;
export default meta;

type Story = StoryObj<typeof meta>;
const showing = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...nothing, ...view } } });

export const Nothing = showing('没有提示', {});
export const Success = showing('成功，四秒后消失', { status: 'counting', toasts: [success] });
export const Refusal: Story = {
  ...showing('失败，手动关闭', { status: 'staying', toasts: [refusal] }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '关闭：验证码发送失败，请稍后再试' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(refusal.id);
  },
};
export const Both = showing('失败与成功', { status: 'counting', toasts: [refusal, success] });
export const Fault: Story = {
  ...showing('服务故障的通知', { status: 'staying', notifications: [fault] }),
  play: async ({ args }) => {
    screen.getByRole('button', { name: '关闭：抱歉，服务器繁忙！' }).focus();
    await expect(args.onHold).toHaveBeenCalledWith('focus');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith(fault.id);
  },
};
export const FaultAndSuccess = showing('通知与成功', { status: 'counting', toasts: [success], notifications: [fault] });
export const FaultAndRefusal = showing('通知与失败', { status: 'staying', toasts: [refusal], notifications: [fault] });
export const Everything = showing('通知、失败与成功', {
  status: 'counting',
  toasts: [refusal, success],
  notifications: [fault],
});
export const Waiting = showing('还有几条在排队', { status: 'counting', toasts: [refusal, info, success], waiting: 3 });
