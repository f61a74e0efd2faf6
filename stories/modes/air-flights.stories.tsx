import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { AIR_LIST } from '../../domain/modes/air/list';
import { noFilter } from '../../domain/offer/sailing-choice';
import { FlightsView } from '../../src/modes/air/flights';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { BELLY, FREIGHTER, NEVER, SEARCH } from './air.fixtures';

const meta = {
  title: '空运/航班列表',
  component: FlightsView,
  args: {
    view: boardView(AIR_LIST, SEARCH, [FREIGHTER, BELLY], {
      answers: { Y: 0, R: 1, M: 0, '0': 0, N: 1 },
      carriers: [
        { carrier: FREIGHTER.supplier, count: 1 },
        { carrier: BELLY.supplier, count: 1 },
      ],
      kinds: [
        { kind: 'F', count: 1 },
        { kind: 'P', count: 1 },
      ],
    }),
    on: boardWishes(),
    renderChoice: () => <button type="button">选这班</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FlightsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Both: Story = {
  name: '货机可送审，客机不收',
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^价格明细与截止/ });
    if (first) await userEvent.click(first);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Others: Story = {
  name: '这票还有别的货',
  args: { view: { ...view, search: { ...view.search, also: ['1090', '3480'] } } },
};
export const Opened: Story = { name: '展开一个航班', args: { view: { ...view, open: [FREIGHTER.offerId] } } };
export const SoldOut: Story = {
  name: '舱位不足',
  args: { view: { ...view, rows: [{ ...FREIGHTER, state: 'SOLD_OUT', left: [{ measure: 'G', amount: 0 }] }] } },
};
export const Closed: Story = {
  name: '资料已截止',
  args: { view: { ...view, rows: [{ ...FREIGHTER, state: 'CLOSED' }] } },
};
export const Unpriced: Story = {
  name: '暂无即时价',
  args: { view: { ...view, rows: [{ ...FREIGHTER, state: 'ENQUIRE', price: null }] } },
};
export const Forbidden: Story = { name: '航空禁运', args: { view: { ...view, rows: [NEVER], offers: [NEVER] } } };
export const Freighters: Story = {
  name: '只看货机',
  args: { view: { ...view, rows: [FREIGHTER], filter: { ...noFilter, kinds: ['F'] } } },
};
export const Compared: Story = {
  name: '对比两班',
  args: { view: { ...view, compared: [FREIGHTER, BELLY], canCompare: true, isComparing: true } },
};
export const Nothing: Story = {
  name: '筛选后没有航班',
  args: { view: { ...view, rows: [], filter: { ...noFilter, day: '2026-12-05' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12-05 这天 0 个航班')).toBeVisible();
    await expect(within(canvasElement).getByText('这天没有能收这批货的航班')).toBeVisible();
  },
};
