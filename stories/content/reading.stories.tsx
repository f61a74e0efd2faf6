import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import type { ReadingView } from '../../machines/content/reading';
import { ReadingDialogView } from '../../src/features/reading/reading-dialog';
import { night, phone } from '../sights';
import { confirmable, opened, privacy, wishes } from './reading.fixtures';

const meta = {
  title: '弹窗/阅读弹窗',
  component: ReadingDialogView,
  args: { view: opened, on: wishes },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReadingDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<ReadingView>): Story => ({ name, args: { view: { ...opened, ...view } } });

const unread = { document: null, percent: 0, canDismiss: true };

export const Loading = story('正在取得正文', unread);
export const Offline: Story = {
  ...story('网络不通', { ...unread, failureCode: 'network' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
export const Unavailable = story('正文取不到', { ...unread, failureCode: 'unavailable' });
export const Opened: Story = {
  ...story('刚打开', {}),
  play: async ({ args }) => {
    const text = screen.getByRole('region', { name: '用户服务协议' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(text, 'Esc takes nothing away from who reads').toHaveFocus();
    await expect(args.on.dismiss).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '我知道了 (10s)' }));
    await expect(args.on.confirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.on.close).toHaveBeenCalled();
  },
};
export const Waited = story('倒计时已结束，未读到文末', { percent: 58, section: 4, secondsLeft: 0 });
export const Read = story('已读到文末，倒计时未结束', { percent: 100, section: 7, isRead: true, secondsLeft: 4 });
export const Confirmable: Story = {
  ...story('可以确认', confirmable),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await expect(args.on.confirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.dismiss).toHaveBeenCalled();
  },
};
export const Privacy = story('隐私政策，写明邮箱', {
  ...confirmable,
  text: 'privacy',
  document: privacy,
  section: 1,
  mail: 'service@chemlane.example',
});

export const LookedUp: Story = {
  ...story('查阅写明的一版，不需确认', { canDismiss: true, isLookedUp: true }),
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.on.dismiss).toHaveBeenCalled();
  },
};

export const OpenedDark = night(Opened);
export const ReadDark = night(Read);
export const ConfirmableDark = night(Confirmable);
export const PrivacyDark = night(Privacy);
export const LookedUpDark = night(LookedUp);
export const OfflineDark = night(Offline);
export const OpenedPhone = phone(Opened);
export const ConfirmablePhone = phone(Confirmable);
export const LookedUpPhone = phone(LookedUp);
export const PrivacyPhone = phone(Privacy);
