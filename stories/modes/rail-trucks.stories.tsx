import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { OrderTruckView as View } from '../../machines/order/order-truck';
import { GateTrucksView } from '../../src/features/order-truck/gate-trucks';
import { STATION_WORDS } from '../../src/copy/modes/rail/truck-words';
import { AT_A_GATE, resting } from './gate-trucks.fixtures';
import { PLACED_RAIL } from './rail.fixtures';

const [FIRST] = PLACED_RAIL.trucks;
if (!FIRST) throw new Error('there is no truck');

const CLOSED = resting(FIRST, {
  hours: ['2026-12-05T09:00', '2026-12-06T10:00', '2026-12-07T15:00'].map((slot) => ({ slot, left: null })),
  total: PLACED_RAIL.charges.totalYuan,
});
const OPEN: View = { ...CLOSED, isOpen: true };

const meta = {
  title: '铁路/进站预约码',
  component: GateTrucksView,
  args: {
    words: STATION_WORDS,
    order: PLACED_RAIL,
    now: Date.parse('2026-12-04T02:00:00.000Z'),
    view: OPEN,
    ...AT_A_GATE,
  },
} satisfies Meta<typeof GateTrucksView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '每车一个预约码',
  args: { view: CLOSED },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/截站 .* 前可改时段、车辆与司机，不收费/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改第 1 车' }));
    await expect(args.on.open).toHaveBeenCalled();
  },
};
export const Typing: Story = {
  name: '正在改车辆',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '12-06 周日 10:00' }));
    await expect(args.on.type).toHaveBeenCalledWith('slot', '2026-12-06T10:00');
  },
};
export const Late: Story = { name: '已截站', args: { view: { ...OPEN, failureCode: 'late' } } };
export const Refused: Story = { name: '填写不合规则', args: { view: { ...OPEN, failureCode: 'refused' } } };
export const Over: Story = {
  name: '截站以后',
  args: { view: CLOSED, now: Date.parse('2026-12-07T08:00:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已截站，不能再改')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: '改第 1 车' })).toBeNull();
  },
};
export const Unwatched: Story = {
  name: '订单已取消',
  args: { order: { ...PLACED_RAIL, state: 'CANCELLED' }, view: CLOSED },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('7K3M-QX9D-T2')).toBeNull();
  },
};
