import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { TrucksView } from '../../src/modes/truck/trucks';
import { TRUCK_BOARD, truckBoardArgs } from './truck-board.fixtures';
import { STOPPED, STOPPING } from './truck-stops.fixtures';
import { POURED, SEARCH, TRAILER, truckOn } from './truck.fixtures';

const meta = {
  ...TRUCK_BOARD,
  title: '途运/车辆列表',
  args: truckBoardArgs(SEARCH, [TRAILER, truckOn('REEF96'), truckOn('BOX96')], '选择这辆车'),
} satisfies Meta<typeof TrucksView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Fitting: Story = {
  name: '能走的在前，不能走的写明原因',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('UN 1230 甲醇：13 米厢式半挂可走')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^价格明细与依据/ })[0] as HTMLElement);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Opened: Story = { name: '展开一辆', args: { view: { ...view, open: [TRAILER.offerId] } } };
export const Gone: Story = {
  name: '余车不足',
  args: {
    view: {
      ...view,
      search: { ...SEARCH, trucks: 3 },
      rows: [truckOn('BOX13', { search: { ...SEARCH, trucks: 3 }, free: 2 })],
    },
  },
};
export const Stopping: Story = {
  name: '途中装一站、卸一站',
  args: { view: { ...view, search: STOPPED, rows: [STOPPING], offers: [STOPPING] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('第 2 站装货 · 南京市')).toBeVisible();
    await expect(within(canvasElement).getByText(/^经 南京市、合肥市/)).toBeVisible();
  },
};
/** Seven tons in half-litre bottles. */
const BOTTLED = { ...SEARCH, kg: 7000, m3: 24.5, small: 'LQ' as const, inner: '500 ml', packages: 640 };
const LITTLE = truckOn('BOX13', { search: BOTTLED });
export const Little: Story = {
  name: '有限数量 · 按普通货物派车、计价',
  args: { view: { ...view, search: BOTTLED, rows: [LITTLE], offers: [LITTLE], open: [LITTLE.offerId] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^全车有限数量共 7,000 千克，不超过 8,000 千克/)[0]).toBeVisible();
    await expect(canvas.queryByText(/危险品附加费/)).toBeNull();
  },
};
const TANKED = truckOn('TANK30', { search: POURED });
export const Tanked: Story = {
  name: '罐车 · 承运人核对罐单',
  args: { view: { ...view, search: POURED, rows: [TANKED], open: [TANKED.offerId] } },
};
export const Refused: Story = {
  name: '附近的车都不能接',
  args: {
    view: {
      ...view,
      search: { ...SEARCH, kg: 31_500 },
      rows: (['BOX13', 'BOX96'] as const).map((code) => truckOn(code, { search: { ...SEARCH, kg: 31_500 } })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('附近的车都不能接这批货，原因见下')).toBeVisible();
  },
};
export const Late: Story = {
  name: '已过定车时间',
  args: { view: { ...view, rows: [{ ...TRAILER, state: 'CLOSED' }], now: Date.parse(TRAILER.closesAt) + 60_000 } },
};
const DAYS = ['2026-12-07', '2026-12-08'].map((day) => ({ day, lowest: null, state: 'ENQUIRE' as const }));
export const LeftOut: Story = {
  name: '筛选后没有车的日子不报价',
  args: {
    view: {
      ...view,
      offers: [TRAILER, truckOn('REEF96', { day: '2026-12-08' })],
      filter: { ...view.filter, kinds: ['BOX13'] },
      strip: { ...view.strip, days: DAYS },
      rows: [TRAILER],
    },
  },
};
