import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { DgdOrder } from '../../domain/modes/dgd/receipt';
import { ServiceResultsView } from '../../src/modes/dgd/service-results';
import { order as placedOrder } from '../order/orders.fixtures';
import { night, phone } from '../sights';

const result = (version: number, signedBy: string, at: string, sha256: string) => ({
  version,
  signedBy,
  at,
  sha256,
  bytes: 2_314 + version,
});

const order: DgdOrder = {
  ...placedOrder,
  mode: 'DGD',
  state: 'COMPLETED',
  service: '1',
  count: 1,
  hours: 16,
  isRush: false,
  deliverTo: 'lin@example.com',
  commission: [
    { name: '起飞机场', said: '上海浦东 PVG' },
    { name: '目的机场', said: '法兰克福 FRA' },
  ],
  results: [
    result(2, '罗一舟', '2026-11-24T03:00:00.000Z', 'b1946ac92492d2347c6235b4d2611184'.repeat(2)),
    result(1, '陈书宁', '2026-11-23T07:00:00.000Z', '591785b794601e212b260e25925636fd'.repeat(2)),
  ],
  earlier: null,
};

const meta = {
  title: '服务台/结果',
  component: ServiceResultsView,
  args: { order, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
} satisfies Meta<typeof ServiceResultsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Replaced: Story = {
  name: '换过一版',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^591785b7/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '下载第 1 版' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('result1');
  },
};
export const Failed: Story = { name: '加载失败', args: { view: { busyKind: null, failureCode: 'network' } } };
export const Earlier: Story = {
  name: '三十天内办过',
  args: {
    order: {
      ...order,
      results: [],
      earlier: { orderNo: 'DG261101AAAAAA', at: '2026-11-01T02:00:00.000Z', hasResult: true },
    },
  },
};
export const ReplacedDark = night(Replaced);
export const ReplacedPhone = phone(Replaced);
