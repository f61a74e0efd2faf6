import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { TrucksView } from '../../src/modes/truck/trucks';
import { TRUCK_BOARD, truckBoardArgs } from './truck-board.fixtures';
import { PART_OFFER, PART_SEARCH, partOn } from './part-loads.fixtures';

const CLASHING = partOn({
  day: '261207',
  aboard: ['5.1', '9'],
  left: { kg: 6930, m3: 23.1 },
  next: { day: '2026-12-09', offerId: 'P-LXWY-3101-4401-261209', kg: 6210, m3: 20.7 },
});

const meta = {
  ...TRUCK_BOARD,
  title: '途运/零担班车',
  args: truckBoardArgs(PART_SEARCH, [PART_OFFER, CLASHING], '选择这一班'),
} satisfies Meta<typeof TrucksView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

export const Fitting: Story = {
  name: '能同车的在前，不能的写明哪一班可以',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('UN 1230 甲醇：这一班可以收')).toBeVisible();
  },
};
export const Clashing: Story = {
  name: '与车上货物不能同车',
  args: { view: { ...view, rows: [CLASHING], open: [CLASHING.offerId] } },
};
const FULL = partOn({ aboard: [], left: { kg: 600, m3: 2.5 } });
export const Full: Story = {
  name: '余位不够',
  args: { view: { ...view, rows: [FULL] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('这条线近期的班车都不能收这批货，原因见下')).toBeVisible();
  },
};
export const Late: Story = {
  name: '已过站点截货',
  args: {
    view: { ...view, rows: [{ ...PART_OFFER, state: 'CLOSED' }], now: Date.parse(PART_OFFER.closesAt) + 60_000 },
  },
};
