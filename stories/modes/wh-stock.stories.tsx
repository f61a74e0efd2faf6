import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StockTableView } from '../../src/modes/wh/stock-table';
import { past, STAY, TRUCK } from './wh-stay.fixtures';

const meta = {
  title: '仓储/库存流水',
  component: StockTableView,
  args: { order: { ...STAY, orderNo: 'WH2611207K3M9Q', room: 'JXZP-A' } },
} satisfies Meta<typeof StockTableView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {
  name: '在库',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '库存流水 · JXZP-A' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '导出 CSV' })).toHaveAttribute(
      'download',
      '库存流水-WH2611207K3M9Q.csv',
    );
  },
};
const truck = { code: '7K3MQX9DT2', plateNo: '沪A54321', driverName: '王五' };
const LEAVINGS = [
  { ...truck, at: '2026-12-10T01:00:00.000Z', tons: 5, pallets: 7, leftAt: '2026-12-10T02:00:00.000Z' },
  { ...truck, at: '2026-12-20T01:00:00.000Z', tons: 3, pallets: 4, leftAt: null },
];
export const InParts: Story = {
  name: '分批出库',
  args: { order: { ...meta.args.order, leavings: LEAVINGS } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows.length).toBe(3);
    await expect(rows[2]?.textContent).toContain('出库5779');
  },
};
export const Left: Story = {
  name: '已出库',
  args: { order: { ...meta.args.order, history: [...STAY.history, past('COMPLETED', '2026-12-31T02:00:00.000Z')] } },
};

/** One truck arrived, one came a day later, one is due. */
const COMING = [
  { ...TRUCK, pieces: '32', cameAt: '2026-12-01T01:20:00.000Z' },
  { ...TRUCK, pieces: '16', cameAt: '2026-12-02T02:10:00.000Z', code: '8K3MQX9DT3' },
  { ...TRUCK, pieces: '16', code: '9K3MQX9DT4' },
];
export const ComingInParts: Story = {
  name: '分车到库',
  args: { order: { ...meta.args.order, trucks: COMING } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      expect.stringContaining('入库6868'),
      expect.stringContaining('入库34912'),
    ]);
  },
};
