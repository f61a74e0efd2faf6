import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { OrderTruckView as View } from '../../machines/order/order-truck';
import { GateTrucksView } from '../../src/features/order-truck/gate-trucks';
import { STUFFING_WORDS } from '../../src/copy/modes/cfs/truck-words';
import { AT_A_GATE, resting } from './gate-trucks.fixtures';
import { PLACED_CFS } from './cfs-placed.fixtures';

const [FIRST] = PLACED_CFS.trucks;
if (!FIRST) throw new Error('there is no truck');

const TOTAL = PLACED_CFS.charges.totalYuan;
const CLOSED = resting(FIRST, {
  hours: [
    { slot: '2026-11-25T10', left: 2 },
    { slot: '2026-11-25T13', left: 1 },
  ],
  total: TOTAL,
});
const OPEN: View = { ...CLOSED, isOpen: true };

const meta = {
  title: '内装/进站预约码',
  component: GateTrucksView,
  args: {
    words: STUFFING_WORDS,
    order: PLACED_CFS,
    now: Date.parse('2026-11-21T02:00:00.000Z'),
    view: OPEN,
    ...AT_A_GATE,
  },
} satisfies Meta<typeof GateTrucksView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...OPEN, ...view } } });

export const Closed: Story = {
  name: '每车一个预约码',
  args: { view: CLOSED },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7K3M-QX9D-T2')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '预约码 8K3M-QX9D-T3 的二维码' })).toBeVisible();
    await expect(canvas.getByText('车牌待补')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改第 2 车' }));
    await expect(args.on.open).toHaveBeenCalled();
  },
};
const [CAME, LATE] = PLACED_CFS.trucks;
if (!CAME || !LATE) throw new Error('there are two trucks');

/** On the day: one truck has arrived, the hour of another has passed. */
export const Arriving: Story = {
  name: '一车已到，一车迟到',
  args: {
    view: CLOSED,
    now: Date.parse('2026-11-25T03:20:00.000Z'),
    order: {
      ...PLACED_CFS,
      state: 'BOOKED',
      trucks: [
        { ...CAME, cameAt: '2026-11-25T01:12:00.000Z' },
        { ...LATE, plateNo: '沪A12346', dueAt: '2026-11-25T02:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已到场 11-25 09:12')).toBeVisible();
    await expect(canvas.getByText('预约时段已过，还没有登记到场')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '改第 1 车' })).toBeNull();
  },
};

/** Confirmed: one truck has a driver, the other must be named a day before its hour. */
export const ToTell: Story = {
  name: '发给司机，补齐车辆',
  args: {
    view: CLOSED,
    now: Date.parse('2026-11-23T02:00:00.000Z'),
    order: { ...PLACED_CFS, state: 'BOOKED', trucks: [{ ...CAME, driverPhone: '13800138000' }, LATE] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: '短信发给司机' });
    const sent = decodeURIComponent(link.getAttribute('href') ?? '');
    await expect(sent).toContain('sms:13800138000?body=进站预约：11-25 周三 09–10');
    await expect(sent).toContain('https://www.chemlane.example/g/7K3MQX9DT2');
    await expect(canvas.getByText('请在 11-24 09:00 前补齐车辆信息')).toBeVisible();
  },
};

/** Not named, and naming is closed. */
export const Untold: Story = {
  name: '没补车辆，已不能改',
  args: {
    view: CLOSED,
    now: Date.parse('2026-11-25T00:30:00.000Z'),
    order: { ...PLACED_CFS, state: 'BOOKED', trucks: [LATE] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('没有登记车辆，不能进场，请联系装箱站')).toBeVisible();
    await expect(canvas.getByText('距进站不足 2 小时，不能再改')).toBeVisible();
  },
};

/** Later that day: one truck was given up, the other has no news. */
export const Missed: Story = {
  name: '一车未到，一车过时',
  args: {
    view: CLOSED,
    now: Date.parse('2026-11-25T09:20:00.000Z'),
    order: {
      ...PLACED_CFS,
      state: 'BOOKED',
      trucks: [
        { ...CAME, missedAt: '2026-11-25T08:12:00.000Z' },
        { ...LATE, plateNo: '沪A12346', dueAt: '2026-11-25T02:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登记为未到，车辆未到费已计入总价')).toBeVisible();
    await expect(canvas.getByText('过时未到，预约码已失效，请联系装箱站')).toBeVisible();
  },
};

export const Looking = story('正在取余下时段', { isLooking: true, hours: [] });
export const LookingAgain = story('被约满后重取时段', { isLooking: true, failureCode: 'taken' });
export const Typing: Story = {
  name: '正在填写',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '11-25 周三 10–11 时 余 2' }));
    await expect(args.on.type).toHaveBeenCalledWith('slot', '2026-11-25T10');
  },
};
export const Priced = story('看新价', { offered: { ...TOTAL, amount: TOTAL.amount + 25_000 } });
export const Busy = story('正在修改', { isBusy: true });
export const Taken = story('时段刚被约满', { failureCode: 'taken' });
export const Late = story('已不足 2 小时', { failureCode: 'late' });
export const Refused = story('填写不合规则', { failureCode: 'refused' });
export const Lost = story('时段加载失败', { hours: [], failureCode: 'hours' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
