import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ArrivalDialogView } from '../../src/features/arrival/arrival-dialog';

const meeting = {
  arriving: { name: '赵经理', phone: '139****0002' },
  here: { name: '李工', phone: '138****6621' },
};

const meta = {
  title: '弹窗/换人登录的询问',
  component: ArrivalDialogView,
  args: { view: { meeting }, on: { accept: fn(), decline: fn() } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArrivalDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: '另一人已登录，两人都写明',
  play: async ({ args }) => {
    const stay = screen.getByRole('button', { name: '保持现在的账号' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.on.decline).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '换成 赵经理' }));
    await expect(args.on.accept).toHaveBeenCalledOnce();
  },
};

export const Alone: Story = {
  name: '没有人登录，链接来路不明',
  args: { view: { meeting: { arriving: meeting.arriving, here: null } } },
  play: async ({ args }) => {
    const stay = screen.getByRole('button', { name: '不登录' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '以 赵经理 登录' }));
    await expect(args.on.accept).toHaveBeenCalledOnce();
  },
};

export const Recognising: Story = { name: '正在认人，尚不打扰', args: { view: { meeting: null } } };
