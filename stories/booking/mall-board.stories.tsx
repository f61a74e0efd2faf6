import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { readQuestion } from '../../domain/mall/asked';
import type { MallSheet } from '../../domain/mall/sheet';
import { MallBoardView } from '../../src/features/mall/mall-board';
import { EMPTY_SHEET, SHEET, WITHHELD_SHEET } from './mall.fixtures';

const question = readQuestion({});
const view = {
  question,
  typed: '',
  sheet: SHEET as MallSheet | null,
  isBusy: false,
  isFiltering: false,
  failureCode: null,
  lines: null as number | null,
};

const meta = {
  title: '商城/商品列表',
  component: MallBoardView,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    openId: null,
    on: { type: fn(), submit: fn(), ask: fn(), retry: fn(), openFilters: fn(), closeFilters: fn() },
  },
} satisfies Meta<typeof MallBoardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '一页商品',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索商品' }), '甲');
    await expect(args.on.type).toHaveBeenCalledWith('甲');
    await userEvent.click(canvas.getByRole('button', { name: '价格' }));
    await expect(args.on.ask).toHaveBeenCalledWith({ ...question, sort: 'price' });
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.on.ask).toHaveBeenCalledWith({ ...question, page: 2 });
  },
};
export const Asked: Story = {
  name: '按数量与城市，选了品类',
  args: { view: { ...view, question: readQuestion({ cat: 'SOLVENT', to: '3301', q: '2400' }) }, openId: 'P0012' },
};
export const Counted: Story = { name: '采购单里有三行', args: { view: { ...view, lines: 3 } } };
export const Loading: Story = { name: '载入中', args: { view: { ...view, sheet: null, isBusy: true } } };
export const Again: Story = { name: '换条件，上一页还在', args: { view: { ...view, typed: '甲苯', isBusy: true } } };
export const Typing: Story = { name: '正在输入', args: { view: { ...view, typed: '甲苯' } } };
export const Empty: Story = {
  name: '没有找到',
  args: { view: { ...view, question: readQuestion({ kw: '没有', cat: 'ACID' }), typed: '没有', sheet: EMPTY_SHEET } },
};
export const Withheld: Story = {
  name: '不支持线上展示',
  args: { view: { ...view, question: readQuestion({ kw: '7697-37-2' }), typed: '7697-37-2', sheet: WITHHELD_SHEET } },
};
export const Failed: Story = { name: '载入失败', args: { view: { ...view, sheet: null, failureCode: 'network' } } };
export const Filtering: Story = {
  name: '筛选抽屉',
  args: { view: { ...view, isFiltering: true } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '看 75 种' }));
    await expect(args.on.closeFilters).toHaveBeenCalled();
  },
};
export const ListedDark: Story = { ...Listed, name: '一页商品 深色', globals: { theme: 'dark' } };
export const ListedPhone: Story = {
  ...Asked,
  name: '一页商品 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
