import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { WH_LIST } from '../../domain/modes/wh/search-mode';
import { RoomsView } from '../../src/modes/wh/rooms';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { CLASHING, FULL, ROOM, SEARCH } from './wh.fixtures';

const meta = {
  title: '仓储/库房列表',
  component: RoomsView,
  args: {
    view: boardView(WH_LIST, SEARCH, [ROOM, FULL, CLASHING], { traits: [{ trait: 'BOND', count: 1 }] }),
    on: boardWishes(),
    renderChoice: () => <button type="button">预约入库</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoomsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

const UNSURE: typeof ROOM = {
  ...ROOM,
  acceptance: { ...ROOM.acceptance, level: 'MANUAL' },
  detail: {
    ...ROOM.detail,
    fire: { item: 'B1', isSure: false, why: 'flashBorder', degrees: 28 },
    findings: [{ level: 'MANUAL', code: 'whFireBorder', given: { goods: '树脂溶液', fire: '乙1', degrees: 28 } }],
  },
};
const UNTOLD: typeof ROOM = { ...ROOM, detail: { ...ROOM.detail, fire: null, away: null } };
const TWENTY = Array.from({ length: 20 }, (_, at) => {
  const room = at < 19 ? ROOM : FULL;
  return { ...room, offerId: `W-${at}`, detail: { ...room.detail, away: null } };
});

export const Rooms: Story = {
  name: '有证的库房',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('最早 2026-12-20 起有 12 t')).toBeVisible();
    await expect(canvas.getByText('甲醇与库内第 2.1 类属禁忌物料，不得同库')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^价格明细与依据/ })[0] as HTMLElement);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Open: Story = { name: '展开明细', args: { view: { ...view, open: [ROOM.offerId] } } };
export const Anywhere: Story = {
  name: '未选城市 · 只列最低的二十间',
  args: {
    view: {
      ...view,
      search: { ...SEARCH, city: null },
      offers: TWENTY,
      rows: TWENTY,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('有证库房中总价最低的 20 间，19 间有余量可订，其中 19 间需审核或转人工核对'),
    ).toBeVisible();
  },
};
export const NoCity: Story = {
  name: '城市没有仓库',
  args: { view: { ...view, search: { ...SEARCH, city: '350100' }, offers: TWENTY, rows: TWENTY } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该城市没有合作仓库，以下为各地有证库房')).toBeVisible();
    await expect(canvas.queryByText(/最近的在/)).toBeNull();
  },
};
export const Trial: Story = {
  name: '试算',
  args: { view: { ...view, search: { ...SEARCH, untold: ['tons', 'pallets'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^试算：\s*UN 1230 12 t，2026-12-01 入库/)).toBeVisible();
    await expect(canvas.queryByText(/30 天总价/)).toBeNull();
  },
};
export const Unsure: Story = {
  name: '类别待确认',
  args: {
    view: {
      ...view,
      offers: [UNSURE],
      rows: [UNSURE],
    },
  },
};
export const Untold: Story = {
  name: '无人核定类别',
  args: { view: { ...view, offers: [UNTOLD], rows: [UNTOLD] } },
};
export const Narrowed: Story = {
  name: '只看保税',
  args: { view: { ...view, rows: [CLASHING], filter: { ...view.filter, traits: ['BOND'] } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('3 间库房有证，1 间有余量可订，其中 1 间需审核或转人工核对，筛出 1 间'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '保税 1' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ traits: [] });
  },
};
export const Nothing: Story = { name: '筛选后没有', args: { view: { ...view, rows: [] } } };
