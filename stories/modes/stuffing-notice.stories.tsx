import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StuffingNoticeView } from '../../src/modes/cfs/stuffing-notice';
import { PLACED_CFS } from './cfs-placed.fixtures';

const meta = {
  title: '内装/进站与装箱',
  component: StuffingNoticeView,
  args: { order: PLACED_CFS, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
} satisfies Meta<typeof StuffingNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  name: '待取单据',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印装箱计划' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('packing');
  },
};
export const Offline: Story = { name: '网络不通', args: { view: { busyKind: null, failureCode: 'network' } } };
