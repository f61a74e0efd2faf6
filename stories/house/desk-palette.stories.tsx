import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskPaletteView } from '../../machines/house/desk-palette';
import { DeskPaletteView as View } from '../../src/features/house/palette/desk-palette';
import { HIT, HITS } from './palette.fixtures';

const open: DeskPaletteView = {
  stage: 'open',
  isFinding: false,
  text: '',
  found: null,
  isMore: false,
  failureCode: null,
};
const run = fn();

const meta = {
  title: '平台工作台/查找与快捷键',
  component: View,
  args: {
    view: open,
    on: { open: fn(), openKeys: fn(), close: fn(), type: fn(), retry: fn() },
    deeds: [{ name: '审核通过', run }],
    pages: [
      { name: '待办', href: '#/' },
      { name: '客户', href: '#/customers' },
    ],
  },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskPaletteView>): Story => ({
  name,
  args: { view: { ...open, ...change } },
});

export const Closed = story('没有打开', { stage: 'closed' });
export const Open: Story = {
  ...story('刚打开：这一页可办的与各页', {}),
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: '审核通过' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenCalledOnce();
    await expect(args.on.close).toHaveBeenCalled();
  },
};
export const Finding = story('正在查找', { text: '沧海', isFinding: true });
export const Found: Story = {
  ...story('各类都找到', { text: '沧海', found: HITS }),
  play: async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: /FC000000000001/ })).toHaveFocus();
    await expect(screen.getByRole('link', { name: /周敏/ })).toHaveAttribute('href', '#/person/U-3');
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};
export const Many = story('还有更多', { text: '沧海', found: [HIT], isMore: true });
export const Nothing = story('没有找到', { text: '沧海', found: [] });
export const Offline: Story = {
  ...story('网络不通', { text: '沧海', failureCode: 'network' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务器繁忙', { text: '沧海', failureCode: 'unavailable' });
export const Unexpected = story('出错', { text: '沧海', failureCode: 'unexpected' });
export const Keys: Story = {
  ...story('快捷键表', { stage: 'keys' }),
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.on.close).toHaveBeenCalled();
  },
};
