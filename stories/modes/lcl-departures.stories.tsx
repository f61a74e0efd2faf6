import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { LCL_LIST } from '../../domain/modes/lcl/list';
import { noFilter } from '../../domain/offer/sailing-choice';
import { DeparturesView } from '../../src/modes/lcl/departures';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { ASKED, CLASHING, DEPARTURE, SEARCH, SOLD_OUT } from './lcl.fixtures';

const SHEDS = [
  { carrier: DEPARTURE.supplier, count: 3 },
  { carrier: { code: 'SHLG', nameCn: '途拼·临港综合拼箱仓', nameEn: 'SHLG' }, count: 1 },
];

const meta = {
  title: '拼箱/班期列表',
  component: DeparturesView,
  args: {
    view: boardView(LCL_LIST, SEARCH, [CLASHING, DEPARTURE, SOLD_OUT, ASKED], {
      answers: { Y: 1, R: 0, M: 1, '0': 1, N: 1 },
      carriers: SHEDS,
    }),
    on: boardWishes(),
    renderChoice: () => <button type="button">选这班</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeparturesView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Weeks: Story = {
  name: '每周一班',
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^价格明细与截止/ });
    if (first) await userEvent.click(first);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Opened: Story = { name: '展开一班', args: { view: { ...view, open: [DEPARTURE.offerId] } } };
export const Nothing: Story = {
  name: '筛选后没有班次',
  args: { view: { ...view, rows: [], filter: { ...noFilter, day: '2026-12-05' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '看全部班次' }));
    await expect(args.on.clearFilter).toHaveBeenCalled();
  },
};
export const Filtered: Story = {
  name: '只看一仓可拼的',
  args: { view: { ...view, rows: [DEPARTURE], filter: { ...noFilter, answers: ['Y'], carriers: ['SHWG'] } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /^只看可拼/ }));
    await expect(args.on.filter).toHaveBeenCalledWith({ answers: [] });
  },
};
export const Picked: Story = {
  name: '已选两班',
  args: { view: { ...view, compared: [DEPARTURE, CLASHING], canCompare: true } },
};
export const Compared: Story = {
  name: '对比两班',
  args: { view: { ...view, compared: [DEPARTURE, CLASHING], canCompare: true, isComparing: true } },
};
