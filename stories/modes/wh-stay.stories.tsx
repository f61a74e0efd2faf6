import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StayNowView } from '../../src/modes/wh/stay-now';
import { BOOKED, CAME, past, STAY } from './wh-stay.fixtures';

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
const WAITING = { ...STAY, state: 'BOOKED' as const, history: [BOOKED] };
export const Waiting: Story = {
  name: '待入库',
  args: { order: WAITING, now: Date.parse('2026-12-01T08:59:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('货物尚未入库，仓租从入库起算，每 30 天一期出账')).toBeVisible();
  },
};
export const Missed: Story = {
  name: '到日未来',
  args: { order: WAITING, now: Date.parse('2026-12-01T09:00:00.000Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/入库日期已过，货物未到库：.*7 天吨租/)).toBeVisible();
  },
};
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
