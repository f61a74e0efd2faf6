import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { RAIL_LIST } from '../../domain/modes/rail/search-mode';
import { TrainsView } from '../../src/modes/rail/trains';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { GLYCEROL, SEARCH, SODA, trainsOf } from './rail.fixtures';

const HEATED = { ...SEARCH, heating: 'HEAT' as const };
const DANGEROUS = { ...SEARCH, isDanger: 'Y' as const, unNo: '1823', goods: null };
const viewOf = (search: typeof SEARCH, goods = GLYCEROL) => boardView(RAIL_LIST, search, trainsOf(search, goods));

const meta = {
  title: '铁路/班列日历',
  component: TrainsView,
  args: {
    view: viewOf(SEARCH),
    on: boardWishes(),
    renderChoice: () => <button type="button">选择这趟班列</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrainsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Freezing: Story = {
  name: '冬季会凝',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/凝固点 18℃，冬季可能凝固/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /加热箱.*\+\$1,400\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^12-11/ }));
    await expect(args.on.filter).toHaveBeenCalledWith({ day: '2026-12-11' });
  },
};
export const Heated: Story = { name: '选了加热箱', args: { view: viewOf(HEATED) } };
export const Chosen: Story = {
  name: '选了另一天',
  args: { view: { ...viewOf(SEARCH), filter: { ...viewOf(SEARCH).filter, day: '2026-12-16' } } },
};
export const Late: Story = {
  name: '还箱晚了',
  args: { view: { ...viewOf(SEARCH), delay: 20 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^超期 5 天/)).toBeVisible();
  },
};
export const Unpriced: Story = {
  name: '暂无即时价',
  args: { view: { ...viewOf(SEARCH), filter: { ...viewOf(SEARCH).filter, day: '2026-12-04' } } },
};
export const Unknown: Story = {
  name: '凝固点未知',
  args: {
    view: viewOf(SEARCH, { ...GLYCEROL, name: '某种助剂', thermal: { ...GLYCEROL.thermal, freezingC: null } }),
  },
};
export const Applied: Story = { name: '危险品 · 代办批复', args: { view: viewOf(DANGEROUS, SODA) } };
export const Permitted: Story = {
  name: '危险品 · 已有批复',
  args: { view: viewOf({ ...DANGEROUS, hasPermit: true }, SODA) },
};
export const Refused: Story = {
  name: '危险品 · 不承运',
  args: { view: viewOf({ ...DANGEROUS, hasPermit: true }, { ...SODA, name: '甲醇', classes: ['3', '6.1'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('瀚陆欧亚班列不承运第 3 类')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: '改走海运整箱' })).toBeVisible();
  },
};
export const Trial: Story = {
  name: '箱量是试算',
  args: { view: viewOf({ ...SEARCH, owner: 'SOC', isTrial: true, boxes: [{ type: '20GP', count: 1 }] }) },
};
export const Several: Story = {
  name: '几种箱型，20GP 落单',
  args: {
    view: viewOf({
      ...SEARCH,
      boxes: [
        { type: '40HQ', count: 1 },
        { type: '20GP', count: 1 },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('20GP × 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '多一箱 20GP' })).toHaveAttribute(
      'href',
      expect.stringContaining('more=20GP*2'),
    );
    await expect(canvas.getByRole('link', { name: /^40HQ × 2，总价 \$/ })).toBeVisible();
  },
};
