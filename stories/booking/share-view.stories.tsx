import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { SharedListView as View } from '../../machines/booking/share-view';
import { SharedListView } from '../../src/features/mall/share/share-view';
import { ONE_LIST, SHARED_APART, sharedAs, TAKEN_ALL, TAKEN_SOME, TWO_LISTS } from './share.fixtures';

const blank: View = {
  stage: 'reading',
  shared: null,
  imported: null,
  lists: [],
  listId: null,
  isFinding: false,
  isTaking: false,
  failureCode: null,
};
const here: View = { ...blank, stage: 'here', shared: sharedAs('ALL') };

const meta = {
  title: '商城/打开分享的采购单',
  component: SharedListView,
  args: { view: here, on: { signIn: fn(), refresh: fn(), choose: fn(), take: fn(), print: fn() } },
} satisfies Meta<typeof SharedListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Here: Story = {
  name: '两行，单价与合计',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('上海****有限公司分享的采购单')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '导入我的采购单' }));
    await expect(args.on.take).toHaveBeenCalled();
  },
};
export const OneList: Story = {
  name: '说明导入到哪一张',
  args: { view: { ...here, lists: ONE_LIST, listId: 'first' } },
};
export const SeveralLists: Story = {
  name: '有几张采购单，选导入到哪一张',
  args: { view: { ...here, lists: TWO_LISTS, listId: 'winter' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '十二月备货 7 行' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '采购单 3 行' }));
    await expect(args.on.choose).toHaveBeenCalledWith('first');
  },
};
export const Unnamed: Story = {
  name: '登录后才知道有几张，还没有导入',
  args: { view: { ...here, lists: TWO_LISTS, listId: 'winter', failureCode: 'unnamed' } },
};
export const Moved: Story = {
  name: '那一张已在别处删除',
  args: { view: { ...here, lists: ONE_LIST, listId: 'first', failureCode: 'moved' } },
};
export const Total: Story = { name: '只显示合计', args: { view: { ...here, shared: sharedAs('TOTAL') } } };
export const NoPrices: Story = {
  name: '不显示价格',
  args: { view: { ...here, shared: sharedAs('NONE') } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印或存为 PDF' }));
    await expect(args.on.print).toHaveBeenCalledOnce();
  },
};
export const Sent: Story = { name: '送杭州，一行未计入', args: { view: { ...here, shared: SHARED_APART } } };
export const Taking: Story = { name: '正在导入', args: { view: { ...here, isTaking: true } } };
export const Asking: Story = { name: '登录再导入', args: { view: { ...here, isFinding: true } } };
export const Taken: Story = { name: '已导入', args: { view: { ...here, imported: TAKEN_ALL } } };
export const TakenSome: Story = { name: '只导入一部分', args: { view: { ...here, imported: TAKEN_SOME } } };
export const NotTaken: Story = { name: '断网，导入失败', args: { view: { ...here, failureCode: 'network' } } };
export const Gone: Story = { name: '链接已失效', args: { view: { ...blank, stage: 'gone' } } };
export const Locked: Story = { name: '登录后查看', args: { view: { ...blank, stage: 'locked' } } };
export const LockedAsking: Story = {
  name: '登录后查看，请登录',
  args: { view: { ...blank, stage: 'locked', isFinding: true } },
};
export const Reading: Story = { name: '正在打开', args: { view: blank } };
export const Lost: Story = { name: '打不开', args: { view: { ...blank, stage: 'lost', failureCode: 'network' } } };
export const HerePhone: Story = {
  ...Here,
  name: '两行 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const HereDark: Story = { ...Here, name: '两行 深色', globals: { theme: 'dark' } };
