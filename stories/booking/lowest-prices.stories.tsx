import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { LowestPricesView as View } from '../../machines/booking/lowest-prices';
import { LowestPricesView } from '../../src/features/lowest-prices/lowest-prices';
import { LANES } from './home-blocks.fixtures';

const shown: View = { isBusy: false, isEmpty: false, items: LANES, failureCode: null };

const meta = {
  title: '首页/本周低价航线',
  component: LowestPricesView,
  args: { view: shown, onRetry: fn() },
} satisfies Meta<typeof LowestPricesView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Loading = story('正在取价', { isBusy: true, items: [] });
export const Shown = story('已列出', {});
export const Empty = story('本周没有', { isEmpty: true, items: [] });
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
