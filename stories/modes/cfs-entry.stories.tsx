import type { Meta, StoryObj } from '@storybook/react-vite';

import { EntryNoticeView } from '../../src/modes/cfs/entry-notice';
import { PLACED_CFS } from './cfs-placed.fixtures';

const meta = {
  title: '内装/进站须知',
  component: EntryNoticeView,
  args: { entry: PLACED_CFS.entry },
} satisfies Meta<typeof EntryNoticeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dangerous: Story = { name: '危险货物' };
export const Harmless: Story = { name: '普通货物', args: { entry: { ...PLACED_CFS.entry, classes: [] } } };
