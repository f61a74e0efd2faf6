import type { Meta, StoryObj } from '@storybook/react-vite';

import { MostReadView } from '../../src/features/news/most-read';
import { ITEMS } from '../booking/home-blocks.fixtures';

const meta = {
  title: '新闻资讯/大家在读',
  component: MostReadView,
  args: { items: [{ items: ITEMS.slice(0, 5), total: 5, pages: 1 }] },
} satisfies Meta<typeof MostReadView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: '读得最多的五条' };
