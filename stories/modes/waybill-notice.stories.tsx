import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { WaybillNoticeView } from '../../src/modes/air/waybill-notice';
import { PLACED_AIR } from './air.fixtures';

const meta = {
  title: '空运/运单草稿',
  component: WaybillNoticeView,
  args: { order: PLACED_AIR, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
} satisfies Meta<typeof WaybillNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  name: '危险品',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '交货单' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('handIn');
  },
};
export const General: Story = {
  name: '普通货物',
  args: { order: { ...PLACED_AIR, isDanger: 'N', isCargoOnly: false, outers: [] } },
};
export const Fetching: Story = { name: '正在取运单草稿', args: { view: { busyKind: 'awbDraft', failureCode: null } } };
export const Offline: Story = { name: '网络不通', args: { view: { busyKind: null, failureCode: 'network' } } };
