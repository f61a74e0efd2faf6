import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TruckNoticeView } from '../../src/modes/truck/truck-notice';
import { PLACED_TRUCK } from './truck-placed.fixtures';

const DRIVEN = { trailerNo: '沪A4471挂', driver: '沈师傅', driverPaper: '2206', testDue: '2027-09-01' };

const meta = {
  title: '途运/派车与单证',
  component: TruckNoticeView,
  args: { order: PLACED_TRUCK, view: { busyKind: null, failureCode: null }, on: { fetch: fn() } },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TruckNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '待派车',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('派车后在这里显示车牌与随车人员。')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印托运清单' }));
    await expect(args.on.fetch).toHaveBeenCalledWith('truckConsignment');
  },
};
export const Unprinted: Story = {
  name: '托运清单加载失败',
  args: { view: { busyKind: null, failureCode: 'network' } },
};
export const Named: Story = {
  name: '车辆与人员',
  args: {
    order: {
      ...PLACED_TRUCK,
      units: [
        { ...DRIVEN, no: '沪A31557', escort: '卢师傅', escortPaper: '7713' },
        { ...DRIVEN, no: '沪A90812', driver: '顾师傅', driverPaper: '4480', escort: '温师傅', escortPaper: '1329' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: '沪A31557' })).toBeVisible();
  },
};
export const Tanked: Story = {
  name: '罐车，要洗罐',
  args: {
    order: { ...PLACED_TRUCK, vehicle: 'TANK30', vehicleCn: '30 立方不锈钢罐车', detourKm: 0, wash: 'A', drivers: '2' },
  },
};
export const General: Story = {
  name: '普通货物',
  args: { order: { ...PLACED_TRUCK, isDanger: 'N', isDangerous: false, classes: [], trip: 'ROUND' } },
};
export const Stopping: Story = {
  name: '途中一站',
  args: {
    order: {
      ...PLACED_TRUCK,
      between: [
        {
          isPickup: false,
          code: '3401',
          city: '合肥市',
          address: '肥东县化工园区 3 号库',
          contact: '傅工',
          phone: '13800000005',
          to: '2026-12-07T18:30',
          comesAt: '2026-12-07T08:25:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('第 2 站卸货')).toBeVisible();
  },
};
export const Boxed: Story = {
  name: '拉集装箱',
  args: { order: { ...PLACED_TRUCK, vehicle: 'SKEL', vehicleCn: '集装箱半挂（骨架）', boxNo: 'CSQU3054383' } },
};

const PART = {
  ...PLACED_TRUCK,
  vehicle: 'BOX96' as const,
  vehicleCn: '9.6 米厢式',
  trucks: 1,
  kg: 850,
  km: 1515,
  detourKm: 0,
  pickup: { ...PLACED_TRUCK.pickup, city: '上海市', address: '松江区演示路 3 号' },
  drop: { ...PLACED_TRUCK.drop, city: '广州市', address: '从化区演示路 7 号' },
  fees: { confirmed: 0, early: 0, late: 70_796, last: 235_985, atGate: 235_985 },
};
const HANDED = {
  m3: 1.2,
  tons: 0.9,
  closesAt: '2026-12-04T08:00:00.000Z',
  pickAt: '',
  dropAt: '',
  pickHub: '宝山区演示路 18 号，电话 021-55500101，每天 08:00–18:00',
  dropHub: '黄埔区演示大道 9 号，电话 020-55500104，每天 08:00–18:30',
};
export const Shared: Story = {
  name: '零担，送到站点',
  args: { order: { ...PART, part: HANDED } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('850 千克、1.2 立方米，按 0.9 吨计费')).toBeVisible();
  },
};
export const Fetched: Story = {
  name: '零担，上门提货与送货',
  args: {
    order: {
      ...PART,
      part: {
        ...HANDED,
        pickAt: '松江区',
        dropAt: '从化区',
      },
    },
  },
};
