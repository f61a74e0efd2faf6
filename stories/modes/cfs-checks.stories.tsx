import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CTU_CHECK_IDS } from '../../domain/modes/cfs/ctu-checks';
import { StationChecksView } from '../../src/modes/cfs/station-checks';
import { PLACED_CFS } from './cfs-placed.fixtures';

const BOOKED = { ...PLACED_CFS, state: 'BOOKED' as const };
const at = '2026-11-26T05:20:00.000Z';
const fine = CTU_CHECK_IDS.map((item) => ({ unit: 1, item, isFine: true, note: '', at }));

const meta = {
  title: '内装/CTU 检查',
  component: StationChecksView,
  args: { order: BOOKED },
} satisfies Meta<typeof StationChecksView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unseen: Story = { name: '还没有查' };
export const Amiss: Story = {
  name: '有一项不合格',
  args: {
    order: {
      ...BOOKED,
      checks: [...fine.slice(0, 3), { unit: 1, item: 'floor', isFine: false, note: '地板有钉头', at }],
    },
  },
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement);
    await expect(drawn.getByText('3 项合格 · 1 项不合格 · 10 项未查')).toBeVisible();
    await expect(drawn.getByText('11-26 13:20 地板有钉头')).toBeVisible();
  },
};
export const Fine: Story = { name: '全部合格', args: { order: { ...BOOKED, checks: fine } } };
