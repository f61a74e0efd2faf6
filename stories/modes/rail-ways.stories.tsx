import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { WayBoardView } from '../../src/modes/rail/way-board';

const meta = {
  title: '铁路/按线路与口岸看',
  component: WayBoardView,
  args: { line: '中欧', border: null, platform: null, unknown: null },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WayBoardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { name: '一条线路' };
export const Border: Story = {
  name: '一个口岸',
  args: { line: null, border: 'RAL' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '郑州圃田 → 塔什干' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '西安国际港 → 阿拉木图' })).toBeNull();
  },
};
export const Unknown: Story = { name: '没有这条线路', args: { line: null, unknown: '中老' } };
