import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { TankOrder } from '../../domain/modes/tank/receipt';
import { TankNoticeView } from '../../src/modes/tank/tank-notice';
import { order as placed } from '../order/orders.fixtures';

const order: TankOrder = {
  ...placed,
  mode: 'TANK',
  tank: 'S26',
  tanks: 2,
  kg: 40_000,
  units: [],
  eachKg: 20_000,
  percent: 88.7,
  window: { leastKg: 18_036, mostKg: 21_159 },
  loadC: 20,
  lease: null,
  depot: '上海洋山罐场',
  fetchFrom: '2026-11-27',
  returnTo: '鹿特丹罐场',
  freeUntil: '2027-01-29',
  overdue: { amount: 7_000, currency: '2' },
  deposit: { amount: 4_400_000, currency: '1' },
  loadAddress: '上海市金山区化工路 1 号',
  loadFrom: '2026-11-30T09:00',
  loadTo: '2026-11-30T17:00',
  said: { group: null, hotC: '', d15: '', d50: '', heating: 'N', last: 'CLEANED', isCleaned: true, isFood: false },
  seen: [],
};

const WASHED = { testDue: '2027-09-01', last: '乙二醇', grade: 'B', washedOn: '2026-11-20', inspector: '沈砚' };

const meta = {
  title: '罐箱/放罐与还罐',
  component: TankNoticeView,
  args: {
    order,
    now: Date.parse('2027-01-24T02:00:00Z'),
    view: { busyKind: null, failureCode: null },
    on: { fetch: fn() },
  },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TankNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '还没有放罐',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Unprinted: Story = {
  name: '放罐单加载失败',
  args: { view: { busyKind: null, failureCode: 'network' } },
};
export const HandedOut: Story = {
  name: '罐号与清洗证明',
  args: {
    order: {
      ...order,
      units: [
        { no: 'GLTU3054381', ...WASHED },
        { no: 'GLTU3054397', ...WASHED, inspector: '卢汀' },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'GLTU3054381' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印放罐单' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('tankRelease');
  },
};
export const New: Story = {
  name: '新罐',
  args: {
    order: {
      ...order,
      units: [{ no: 'GLTU3054381', testDue: '2029-03-01', last: '', grade: '', washedOn: '', inspector: '' }],
    },
  },
};
export const Arrived: Story = {
  name: '已到港，免租倒数',
  args: { order: { ...order, state: 'ARRIVED' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('还有 5 天');
  },
};
export const Late: Story = {
  name: '超期未还',
  args: { order: { ...order, state: 'ARRIVED' }, now: Date.parse('2027-02-07T02:00:00Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('超期 9 天');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('$630.00');
  },
};
export const Hired: Story = {
  name: '租罐',
  args: {
    order: { ...order, vessel: '', voyage: '', lease: { from: '2026-12-03', until: '2027-06-01', days: 180 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('180 天，2026-12-03 提罐，2027-06-01 前还罐')).toBeVisible();
  },
};
