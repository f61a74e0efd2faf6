import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { RentBillsView } from '../../src/modes/wh/rent-bills';
import { CAME, LEFT_EARLY, STAY } from './wh-stay.fixtures';

const meta = {
  title: '仓储/仓租账单',
  component: RentBillsView,
  args: { order: STAY, now: Date.parse('2027-01-05T02:00:00.000Z') },
} satisfies Meta<typeof RentBillsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Second: Story = {
  name: '第二期累计中',
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows[1]?.textContent).toBe('第 1 期2026-12-01 → 2026-12-3130¥2,880.00已满期');
    await expect(rows[2]?.textContent).toBe('第 2 期2026-12-31 → 2027-01-055¥456.00累计中');
  },
};
export const Least: Story = {
  name: '补足最低仓租',
  args: { order: { ...STAY, history: [CAME, LEFT_EARLY] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')[2]?.textContent).toBe('最低仓租补足¥320.00已满期');
  },
};
