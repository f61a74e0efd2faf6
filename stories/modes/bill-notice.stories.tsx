import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { BillNoticeView } from '../../src/modes/rail/bill-notice';
import { PLACED_RAIL } from './rail.fixtures';

const meta = {
  title: '铁路/运单草稿与进站通知',
  component: BillNoticeView,
  args: { order: PLACED_RAIL, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
} satisfies Meta<typeof BillNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const General: Story = {
  name: '普通货物',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '运单草稿' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('smgsDraft');
  },
};
export const Danger: Story = {
  name: '危险品 · 自备箱',
  args: { order: { ...PLACED_RAIL, isDanger: 'Y', owner: 'SOC', heating: 'NONE', returnDepot: '' } },
};
export const Offline: Story = { name: '网络不通', args: { view: { busyKind: null, failureCode: 'network' } } };
