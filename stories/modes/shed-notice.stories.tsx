import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ShedNoticeView } from '../../src/modes/lcl/shed-notice';
import { PLACED_LCL } from './lcl-order.fixtures';

const meta = {
  title: '拼箱/进仓通知',
  component: ShedNoticeView,
  args: { order: PLACED_LCL, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
} satisfies Meta<typeof ShedNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  name: '待取单据',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载唛头' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('marks');
  },
};
export const FetchingNotice: Story = {
  name: '正在取进仓通知',
  args: { view: { busyKind: 'cargoIn', failureCode: null } },
};
export const FetchingMarks: Story = { name: '正在取唛头', args: { view: { busyKind: 'marks', failureCode: null } } };
export const Offline: Story = { name: '网络不通', args: { view: { busyKind: null, failureCode: 'network' } } };
export const Unavailable: Story = {
  name: '服务器繁忙',
  args: { view: { busyKind: null, failureCode: 'unavailable' } },
};
export const Unexpected: Story = { name: '出了问题', args: { view: { busyKind: null, failureCode: 'unexpected' } } };
