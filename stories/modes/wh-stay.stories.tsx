import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { OrderState } from '../../domain/order/lifecycle';
import { StayNowView } from '../../src/modes/wh/stay-now';

const past = (state: OrderState, at: string) => ({ event: '', state, at, note: null });
const BOOKED = past('BOOKED', '2026-11-30T02:00:00.000Z');
const CAME = past('CARGO_IN', '2026-12-01T02:00:00.000Z');

const STAY = {
  state: 'CARGO_IN' as const,
  history: [BOOKED, CAME],
  days: 30,
  tons: 12,
  pallets: 16,
  leavings: [],
  inDate: '2026-12-01',
  outDate: '2026-12-31',
  rent: {
    basis: 'PLTD' as const,
    rate: 600,
    quantity: 16,
    tiers: [
      { days: 30, share: 1 },
      { days: 60, share: 0.95 },
      { days: null, share: 0.9 },
    ],
    leastRent: 80_000,
    leastTons: 1,
  },
};

const meta = {
  title: '仓储/存期与仓租',
  component: StayNowView,
  args: {
    order: STAY,
    now: Date.parse('2026-12-13T02:00:00.000Z'),
    prolong: <button type="button">续存</button>,
  },
} satisfies Meta<typeof StayNowView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {
  name: '在库',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已存 12 天，仓租累计 ¥1,152.00')).toBeVisible();
  },
};
export const Least: Story = {
  name: '还不到最低仓租',
  args: { now: Date.parse('2026-12-03T02:00:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/不足最低仓租 ¥800.00，结清时按最低仓租收/)).toBeVisible();
  },
};
export const Waiting: Story = { name: '待入库', args: { order: { ...STAY, state: 'BOOKED', history: [BOOKED] } } };
export const Soon: Story = {
  name: '快到期',
  args: { now: Date.parse('2026-12-28T02:00:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2026-12-31 到期，还有 3 天，请续存或安排出库')).toBeVisible();
  },
};
export const Late: Story = {
  name: '过了出库日',
  args: { now: Date.parse('2027-01-03T02:00:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/存期已到 2026-12-31/)).toBeVisible();
  },
};
const GONE = { code: '7K3MQX9DT2', plateNo: '沪A54321', driverName: '王五', at: '2026-12-11T01:00:00.000Z' };
export const InParts: Story = {
  name: '已出库一半',
  args: { order: { ...STAY, leavings: [{ ...GONE, tons: 6, pallets: 8, leftAt: '2026-12-11T02:00:00.000Z' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已存 12 天，仓租累计 ¥1,056.00')).toBeVisible();
    await expect(canvas.getByText(/按托·天 ¥6.00 × 8，.*已出库的部分计到出库前一天/)).toBeVisible();
  },
};
export const Left: Story = {
  name: '已出库结清',
  args: {
    order: { ...STAY, state: 'COMPLETED', history: [CAME, past('COMPLETED', '2026-12-11T02:00:00.000Z')] },
    now: Date.parse('2027-02-01T02:00:00.000Z'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('实存 10 天，仓租 ¥960.00')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: '续存' })).toBeNull();
  },
};
