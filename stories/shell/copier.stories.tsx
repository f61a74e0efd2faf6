import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { CopyNumberView } from '../../src/features/copier/copy-number';

const view = { text: 'FC2611207K3M9Q', result: null } as const;

const meta = {
  title: '下单/复制订单号',
  component: CopyNumberView,
  args: { view, on: { copy: fn() } },
} satisfies Meta<typeof CopyNumberView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  name: '可以复制',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '复制订单号' }));
    await expect(args.on.copy).toHaveBeenCalled();
  },
};
export const Copied: Story = { name: '已复制', args: { view: { ...view, result: 'copied' } } };
export const Uncopied: Story = { name: '浏览器不让复制', args: { view: { ...view, result: 'uncopied' } } };
export const UncopiedDark: Story = { ...Uncopied, name: '浏览器不让复制 深色', globals: { theme: 'dark' } };
export const CopiedPhone: Story = {
  ...Copied,
  name: '已复制 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
