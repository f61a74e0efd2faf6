import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { GateTrucksView } from '../../src/features/order-truck/gate-trucks';
import { STORE_WORDS } from '../../src/copy/modes/wh/truck-words';
import { order } from '../order/orders.fixtures';
import { AT_A_GATE, resting } from './gate-trucks.fixtures';
import { TRUCK } from './wh-stay.fixtures';

const [DAY_BEFORE, ON_THE_DAY] = [Date.parse('2026-11-30T02:00:00.000Z'), Date.parse('2026-12-02T03:20:00.000Z')];
const FIRST = { ...TRUCK, pieces: '32' };
const SECOND = {
  ...TRUCK,
  pieces: '32',
  plateNo: '',
  driverName: '',
  driverPhone: '',
  slot: '2026-12-02T10',
  code: '8K3MQX9DT3',
  openUntil: '2026-12-02T00:00:00.000Z',
  dueAt: '2026-12-02T02:00:00.000Z',
};
const CLOSED = resting(SECOND, {
  at: 1,
  hours: [
    { slot: '2026-12-02T14', left: 2 },
    { slot: '2026-12-03T08', left: 1 },
  ],
  total: order.charges.totalYuan,
});
const ORDER = { ...order, isDanger: 'Y' as const, state: 'BOOKED' as const, inParts: true, trucks: [FIRST, SECOND] };

const meta = {
  title: '仓储/入库预约码',
  component: GateTrucksView,
  args: {
    words: STORE_WORDS,
    order: ORDER,
    now: DAY_BEFORE,
    view: CLOSED,
    ...AT_A_GATE,
  },
} satisfies Meta<typeof GateTrucksView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '每车一个预约码',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12-02 周三 10–11 时')).toBeVisible();
    await expect(canvas.getByText('12-02 08:00 前可改到库时段与司机，不收费')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '改第 2 车' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '短信发给司机' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('到库预约')),
    );
  },
};
export const Changing: Story = { name: '改时段', args: { view: { ...CLOSED, isOpen: true } } };
/** The first load is in the store; the second truck missed its hour. */
export const InParts: Story = {
  name: '首车在库，次车迟到',
  args: {
    now: ON_THE_DAY,
    order: {
      ...ORDER,
      state: 'CARGO_IN',
      trucks: [{ ...FIRST, cameAt: '2026-12-01T01:20:00.000Z' }, SECOND],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已到场 12-01 09:20')).toBeVisible();
    await expect(canvas.getByText('预约时段已过，还没有登记到场')).toBeVisible();
  },
};
export const Missed: Story = {
  name: '次车未到',
  args: {
    now: ON_THE_DAY,
    order: {
      ...ORDER,
      state: 'CARGO_IN',
      trucks: [
        { ...FIRST, cameAt: '2026-12-01T01:20:00.000Z' },
        { ...SECOND, missedAt: '2026-12-02T07:20:00.000Z' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('登记为未到，仍要送货请致电客服 400-000-0000')).toBeVisible();
  },
};
