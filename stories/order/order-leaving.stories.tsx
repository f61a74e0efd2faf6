import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import type { OrderLeavingView as View } from '../../machines/order/order-leaving';
import { OrderLeavingView } from '../../src/features/order-leaving/order-leaving';

const TERMS = {
  rest: { tons: 12, pallets: 16 },
  from: '2026-12-05',
  to: '2026-12-31',
  slots: ['8', '9', '10', '11', '13', '14', '15', '16'],
  onlyDay: null,
  isDanger: 'Y' as const,
  trucks: 19,
};
const NOW = Date.parse('2026-12-05T02:00:00.000Z');
const TYPED = {
  day: '2026-12-10',
  slot: '9',
  tons: '5',
  pallets: '7',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};
const CLOSED: View = {
  isOpen: false,
  isDoubting: false,
  terms: TERMS,
  typed: TYPED,
  faults: {},
  slots: null,
  code: '7K3MQX9DT2',
  isBusy: false,
  failureCode: null,
};
const OPEN: View = { ...CLOSED, isOpen: true };
const COMING = {
  code: '7K3MQX9DT2',
  at: '2026-12-10T01:00:00.000Z',
  tons: 8,
  pallets: 10,
  plateNo: '沪A54321',
  driverName: '王五',
  leftAt: null,
};

const meta = {
  title: '订单/出库预约',
  component: OrderLeavingView,
  args: {
    leavings: [COMING],
    terms: TERMS,
    proposed: TYPED,
    now: NOW,
    origin: 'https://chemlane.example',
    view: OPEN,
    on: { open: fn(), write: fn(), send: fn(), doubt: fn(), drop: fn(), close: fn() },
  },
} satisfies Meta<typeof OrderLeavingView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...OPEN, ...view } } });
const doubting = (name: string, view: Partial<View> = {}): Story => ({
  name,
  args: { view: { ...CLOSED, isDoubting: true, ...view } },
});

export const Closed: Story = {
  name: '已约一车',
  args: { view: CLOSED },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('在库未约 12 t / 16 托')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消预约 7K3M-QX9D-T2' }));
    await expect(args.on.doubt).toHaveBeenCalledWith('7K3MQX9DT2');
  },
};
export const AllBooked: Story = {
  name: '全部已约',
  args: { view: CLOSED, terms: { ...TERMS, rest: { tons: 0, pallets: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '出库预约' })).toBeNull();
  },
};
export const Typing: Story = {
  name: '正在填写',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '预约并取码' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const AtOnce = story('一次提清', { terms: { ...TERMS, onlyDay: '2026-12-10' } });
export const Faulty = story('填错了', {
  typed: { ...TYPED, tons: '13', pallets: '16', plateNo: '' },
  faults: { tons: 'tonsOver', pallets: 'palletsLeft', plateNo: 'required' },
});
export const Full = story('时段已满', {
  slots: [
    { slot: '9', left: 0 },
    { slot: '10', left: 2 },
  ],
});
export const Booking = story('正在预约', { isBusy: true });
export const Late = story('已不在库', { failureCode: 'late' });
export const Stale = story('余量已变', { failureCode: 'stale' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
export const Doubting = doubting('确认取消');
export const Dropping = doubting('正在取消', { isBusy: true });
export const DropLate = doubting('已出库，不能取消', { failureCode: 'late' });
export const DropOffline = doubting('取消时网络不通', { failureCode: 'network' });
export const DropUnexpected = doubting('取消时出了问题', { failureCode: 'unexpected' });
