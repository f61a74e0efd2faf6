import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { OrderAmendView as View } from '../../machines/order/order-amend';
import { AmendAmountsView } from '../../src/features/order-amend/amend-amounts';

const TOTAL = { amount: 38_596, currency: '2' };
const ROW = { kg: '860', m3: '1.05', booked: { kg: 860, m3: 1.05 }, faults: [] };
const CLOSED: View = {
  isOpen: false,
  rows: [],
  total: TOTAL,
  offered: null,
  isBusy: false,
  isAmended: false,
  failureCode: null,
};
const OPEN: View = { ...CLOSED, isOpen: true, rows: [ROW] };

const meta = {
  title: '订单/修改货量',
  component: AmendAmountsView,
  args: {
    amend: { until: '2026-12-04T09:00:00.000Z', rows: [{ kg: 860, m3: 1.05, booked: ROW.booked }] },
    total: TOTAL,
    names: ['甲醇'],
    view: OPEN,
    on: { open: fn(), type: fn(), send: fn(), close: fn() },
  },
} satisfies Meta<typeof AmendAmountsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...OPEN, ...view } } });

export const Closed: Story = { name: '未打开', args: { view: CLOSED } };
export const Typing: Story = {
  name: '正在填写',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '核价' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Faulty = story('超出范围', { rows: [{ ...ROW, m3: '1.2', faults: ['m3'] }] });
export const Priced = story('看新价', { rows: [{ ...ROW, m3: '1.15' }], offered: { amount: 40_012, currency: '2' } });
export const Busy = story('正在核价', { isBusy: true });
export const Amended = story('已修改，等订单页更新', {
  rows: [{ ...ROW, m3: '1.15' }],
  offered: { amount: 40_012, currency: '2' },
  isBusy: true,
  isAmended: true,
});
export const Late = story('已过期限', { failureCode: 'late' });
export const Full = story('没有余位', { failureCode: 'full' });
export const Bought = story('毛重与一起下单的采购不一致', { failureCode: 'bought' });
export const Range = story('服务端拒绝范围', { failureCode: 'range' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
