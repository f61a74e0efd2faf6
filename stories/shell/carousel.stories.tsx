import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CarouselView as View } from '../../machines/shell/carousel';
import { CarouselView } from '../../src/features/carousel/carousel';
import { SLIDES } from '../booking/home-blocks.fixtures';

const moving: View = { isBusy: false, slides: SLIDES, at: 0, isPlaying: true, failureCode: null };
const none = { slides: [], isPlaying: false };

const meta = {
  title: '首页/轮播',
  component: CarouselView,
  args: {
    view: moving,
    on: { turn: fn(), choose: fn(), pause: fn(), play: fn(), hold: fn(), release: fn(), retry: fn() },
  },
  decorators: [(Story) => <div className="h-130 max-w-80">{Story()}</div>],
} satisfies Meta<typeof CarouselView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...moving, ...view } } });

export const Loading = story('正在载入', { ...none, isBusy: true });
export const Moving: Story = {
  ...story('自动翻页', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expect(args.on.turn).toHaveBeenNthCalledWith(1, 1);
    await expect(args.on.turn).toHaveBeenNthCalledWith(2, -1);
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await expect(args.on.pause).toHaveBeenCalledOnce();
    await expect(args.on.hold).toHaveBeenCalled();
  },
};
export const Paused = story('已暂停', { isPlaying: false, at: 1 });
export const Single = story('只有一张', { slides: SLIDES.slice(0, 1), isPlaying: false });
export const Banner = story('没有内容，固定横幅', none);
export const Offline = story('网络不通', { ...none, failureCode: 'network' });
export const Unexpected = story('出了问题', { ...none, failureCode: 'unexpected' });
