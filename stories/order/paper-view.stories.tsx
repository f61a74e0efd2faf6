import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { PaperFailureCode, PaperView } from '../../machines/order/paper-view';
import { PaperDialogView } from '../../src/features/file-upload/paper-dialog';

const none: PaperView = { busyName: null, paper: null, failed: null };

const LABEL =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='M50 4 96 50 50 96 4 50z' fill='%23c33'/%3E%3C/svg%3E";

const meta = {
  title: '下单/查看资料',
  component: PaperDialogView,
  args: { view: none, on: { save: fn(), close: fn() } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaperDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const failed = (name: string, code: PaperFailureCode): Story => ({
  name,
  args: { view: { ...none, failed: { name: 'sds.pdf', code } } },
});

export const Nothing: Story = { name: '没有在看' };
export const Fetching: Story = {
  name: '正在取回',
  args: { view: { ...none, busyName: 'sds.pdf' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
export const Pdf: Story = {
  name: 'PDF 预览',
  args: { view: { ...none, paper: { name: 'sds.pdf', format: 'pdf', address: 'about:blank' } } },
};
export const Picture: Story = {
  name: '图片预览',
  args: { view: { ...none, paper: { name: 'label.png', format: 'picture', address: LABEL } } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '存到本机' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
export const Gone = failed('文件已不在', 'gone');
export const Offline = failed('网络断开', 'network');
export const Unavailable = failed('服务器繁忙', 'unavailable');
export const Unexpected = failed('取回出错', 'unexpected');
