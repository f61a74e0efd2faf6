import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { BoughtGoodsView } from '../../src/modes/mall/bought-goods';
import { night, phone } from '../sights';
import { APPROVED_MALL, COMPLAINED_MALL, PLACED_MALL, SENT_MALL, TWICE_APPROVED_MALL } from './mall-placed.fixtures';

const meta = {
  title: '商城/订单商品',
  component: BoughtGoodsView,
  args: { order: PLACED_MALL, onOpen: fn() },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoughtGoodsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fetched: Story = {
  name: '自提，两批环氧树脂',
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/P0067-261102-CNZJG：600 kg，2026-11-02 生产，2027-11-02 到期/),
    ).toBeVisible();
  },
};
export const Sent: Story = { name: '送杭州，分两车', args: { order: SENT_MALL } };
export const Approved: Story = { name: '经审批的订单', args: { order: APPROVED_MALL } };
export const TwiceApproved: Story = {
  name: '经两人审批的订单',
  args: { order: TWICE_APPROVED_MALL },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('王建国，2026-11-20 14:05 同意，手写签名')).toBeVisible();
    await expect(within(canvasElement).getByText('陈志远，2026-11-20 16:20 同意，键入姓名')).toBeVisible();
  },
};
export const Complained: Story = {
  name: '投诉已处理，部分退款',
  args: { order: COMPLAINED_MALL },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /照片 2：查看 桶身标签.png/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'photo-2', name: '桶身标签.png' });
  },
};
export const GivenUp: Story = { name: '已取消，批次退回', args: { order: { ...PLACED_MALL, state: 'CANCELLED' } } };
export const Bulk: Story = {
  name: '散装，只说重量',
  args: {
    order: {
      ...PLACED_MALL,
      lines: [{ productId: 'P0071', nameCn: '乙二醇', grade: '聚酯级', pack: 'BULK', kg: 22_000, pieces: 22 }],
      taken: [{ lotId: 'P0071-261103-CNZJG', kg: 22_000, madeOn: '2026-11-03', expiresOn: '2028-11-03' }],
    },
  },
};
export const FetchedDark = night(Fetched);
export const FetchedPhone = phone(Fetched);
export const ComplainedPhone = phone(Complained);
export const ApprovedPhone = phone(Approved);
export const TwiceApprovedPhone = phone(TwiceApproved);
