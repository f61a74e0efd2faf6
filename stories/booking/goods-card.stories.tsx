import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { parseMoment } from '../../domain/values/moments';
import { CardButtonsView, PaperHeadView, ShelfView } from '../../src/features/desk/goods-card';

type Props = ComponentProps<typeof CardButtonsView>;

const GoodsCardView = (props: Props) => (
  <>
    <CardButtonsView {...props} />
    <PaperHeadView now={props.view.now} card={props.card} />
    <ShelfView {...props} />
  </>
);

const TOLUENE = { key: '1294-toluene', name: 'UN 1294 甲苯' };
const METHANOL = { key: '1230-methanol', name: 'UN 1230 甲醇' };
const now = parseMoment('2026-11-23T20:05') ?? 0;

const meta = {
  title: '服务台/货物卡片',
  component: GoodsCardView,
  args: {
    view: { kept: [], isFull: false, now },
    on: { keep: fn(), drop: fn(), print: fn() },
    card: TOLUENE,
  },
} satisfies Meta<typeof GoodsCardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  name: '可打印，还没收藏',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收藏 UN 1294 甲苯' }));
    await expect(args.on.keep).toHaveBeenCalledWith(TOLUENE);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印' }));
    await expect(args.on.print).toHaveBeenCalled();
  },
};
export const Undated: Story = {
  name: '还不知道日期，不能打印',
  args: { view: { kept: [], isFull: false, now: null } },
};
export const Kept: Story = {
  name: '已收藏两个',
  args: { view: { kept: [TOLUENE, METHANOL], isFull: false, now } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除收藏 UN 1230 甲醇' }));
    await expect(args.on.drop).toHaveBeenCalledWith(METHANOL);
  },
};
export const Full: Story = {
  name: '收藏满了',
  args: {
    view: {
      kept: Array.from({ length: 20 }, (_, at) => ({ key: `g-${at}`, name: `UN ${1100 + at} 货物` })),
      isFull: true,
      now,
    },
  },
};
export const KeptDark: Story = { ...Kept, name: '已收藏两个 深色', globals: { theme: 'dark' } };
export const FullPhone: Story = {
  ...Full,
  name: '收藏满了 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
