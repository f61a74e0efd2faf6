import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { FLEXI_LIST } from '../../domain/modes/flexi/list';
import { BagsView } from '../../src/modes/flexi/bags';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { BAG, COLD, FULL, GONE, SEARCH, UNPRICED } from './flexi.fixtures';

const meta = {
  title: '液袋/方案列表',
  component: BagsView,
  args: {
    view: boardView(FLEXI_LIST, SEARCH, [BAG, COLD, UNPRICED, FULL, GONE]),
    on: boardWishes(),
    renderChoice: () => <button type="button">选择</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BagsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Bags: Story = {
  name: '各供应商各航次',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5 个方案，2 个可订，其中 1 个需确认')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^价格明细与截止/ })[0] as HTMLElement);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
export const Open: Story = { name: '展开明细', args: { view: { ...view, open: [BAG.offerId] } } };
export const Nothing: Story = { name: '这一天没有船', args: { view: { ...view, rows: [] } } };
