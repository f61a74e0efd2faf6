import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { CFS_LIST } from '../../domain/modes/cfs/search-mode';
import { StationsView } from '../../src/modes/cfs/stations';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { FULL, REFUSING, SEARCH, STATION } from './cfs.fixtures';

const meta = {
  title: '内装/装箱站列表',
  component: StationsView,
  args: {
    view: boardView(CFS_LIST, SEARCH, [STATION, FULL, REFUSING]),
    on: boardWishes(),
    renderChoice: () => <button type="button">选这个站</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StationsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Stations: Story = {
  name: '能装的、约满的、不能装的',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 个装箱站，1 个有时段可约')).toBeVisible();
    await expect(canvas.getByText('洋山装箱站无甲1 项作业区（甲醇）')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^价格与余下时段/ })[0] as HTMLElement);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Unsure: Story = {
  name: '转人工核对的站',
  args: {
    view: {
      ...view,
      rows: [{ ...STATION, acceptance: { ...STATION.acceptance, level: 'MANUAL' } }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('1 个装箱站，1 个有时段可约，其中 1 个需审核或转人工核对'),
    ).toBeVisible();
  },
};
export const Open: Story = { name: '展开余下时段', args: { view: { ...view, open: [STATION.offerId] } } };
const { boards } = STATION.detail;
/** A day that would be free without the closure. */
const CLOSED_DAY = '2026-11-24';
const closed = boards && {
  ...boards,
  Y: {
    ...boards.Y,
    days: boards.Y.days.map((one) =>
      one.day === CLOSED_DAY
        ? { ...one, gate: one.gate.map(() => 0), stuff: one.stuff.map(() => 0), isClosed: true as const }
        : one,
    ),
  },
};
export const ClosedDay: Story = {
  name: '展开余下时段 · 某日停收',
  args: {
    view: {
      ...view,
      rows: [{ ...STATION, detail: { ...STATION.detail, boards: closed } }],
      open: [STATION.offerId],
    },
  },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getAllByText(/11-24.*：装箱站这一天停收货物$/);
    await expect(day.length).toBeGreaterThan(8);
  },
};
export const Trial: Story = {
  name: '未填截港与货重 · 试算',
  args: { view: { ...view, rows: [FULL] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('截港按 12-01 18:00 试算，请填实际截港时间')).toBeVisible();
    await expect(within(canvasElement).getByText('货重按 14.16 t 试算')).toBeVisible();
  },
};
export const Late: Story = {
  name: '排不进截港',
  args: { view: { ...view, rows: [{ ...STATION, state: 'CLOSED', detail: { ...STATION.detail, first: null } }] } },
};
export const Refused: Story = {
  name: '只有不能装的 · 不报时段',
  args: { view: { ...view, rows: [REFUSING] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('不可装').length).toBeGreaterThan(2);
    await expect(within(canvasElement).queryByText(/\d{2}–\d{2} 时/)).toBeNull();
  },
};
export const Nothing: Story = { name: '没有装箱站', args: { view: { ...view, rows: [] } } };
