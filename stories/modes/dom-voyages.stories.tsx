import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { DOM_LIST } from '../../domain/modes/dom/list';
import { VoyagesView } from '../../src/modes/dom/voyages';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { CHANGING, OFFER, offerFor, REFUSED, SEARCH } from './dom.fixtures';

const meta = {
  title: '内贸/班期列表',
  component: VoyagesView,
  args: {
    view: boardView(DOM_LIST, SEARCH, [OFFER]),
    on: boardWishes(),
    renderChoice: () => <button type="button">选这班</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VoyagesView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Direct: Story = {
  name: '直达，含税与不含税并排',
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^价格明细与截止/ });
    if (first) await userEvent.click(first);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Opened: Story = { name: '展开一班', args: { view: { ...view, open: [OFFER.offerId] } } };

const TRIAL = { ...SEARCH, kg: 18_000, isTrial: true };
export const Trial: Story = {
  name: '试算',
  args: { view: { ...view, search: TRIAL, rows: [offerFor(TRIAL)] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('试算')).toBeVisible();
    await expect(within(canvasElement).getByText('按每箱 18,000 kg 试算')).toBeVisible();
  },
};
export const Changing: Story = {
  name: '经上海换船',
  args: { view: { ...view, rows: [CHANGING], open: [CHANGING.offerId] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('在上海换船，停留 62 小时')).toBeVisible());
  },
};
export const SoldOut: Story = {
  name: '余箱不足',
  args: {
    view: {
      ...view,
      search: { ...SEARCH, boxes: 50 },
      rows: [{ ...OFFER, state: 'SOLD_OUT' }],
    },
  },
};
export const Closed: Story = { name: '订舱已截止', args: { view: { ...view, rows: [{ ...OFFER, state: 'CLOSED' }] } } };
export const Danger: Story = {
  name: '危险品不出价',
  args: { view: { ...view, search: { ...SEARCH, isDanger: 'Y', unNo: '1689', goods: null }, rows: [REFUSED] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/含税总价/)).toBeNull();
  },
};
export const Doorless: Story = {
  name: '门点转询价',
  args: {
    view: { ...view, search: { ...SEARCH, from: '3701' }, rows: [{ ...OFFER, state: 'ENQUIRE', price: null }] },
  },
};
export const Unpriced: Story = {
  name: '这一班暂无即时价',
  args: { view: { ...view, rows: [{ ...OFFER, state: 'ENQUIRE', price: null }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('暂无即时价')).not.toBeNull();
    await expect(within(canvasElement).queryByText('门点转询价')).toBeNull();
  },
};
export const Nothing: Story = { name: '筛选后没有班期', args: { view: { ...view, rows: [] } } };
