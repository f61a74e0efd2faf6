import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { Orderable } from '../../domain/modes/mall/offered';
import { purchaseSums, type PurchaseSheet } from '../../domain/mall/purchase';
import type { PurchaseListView as View } from '../../machines/booking/purchase-list';
import { PurchaseListView } from '../../src/features/mall/purchase/purchase-list';
import { Button } from '../../src/ui/press/button';
import {
  ALL_LISTS,
  APART,
  CHANGED,
  FEWER,
  LISTED,
  NOTHING_LISTED,
  OTHER_LIST,
  OVER,
  TICKED,
  TOLUENE_LINE,
  TWO_LISTS,
} from './purchase.fixtures';

const blank: View = {
  stage: 'loading',
  lostCode: 'unavailable',
  sheet: null,
  sums: null,
  typed: {},
  open: null,
  asking: null,
  askable: [],
  canRetry: false,
  brought: null,
  removed: null,
  replaced: null,
  isBusy: false,
  isFinding: false,
  failureCode: null,
};
const of = (sheet: PurchaseSheet): View => ({
  ...blank,
  stage: 'shown',
  sheet,
  sums: purchaseSums(sheet),
  open: sheet.lists.find(({ isOpen }) => isOpen) ?? null,
  askable: sheet.lists.length === 1 ? ['make', 'copy', 'rename'] : ['make', 'copy', 'rename', 'drop'],
});
const shown = of(LISTED);
const typing = (count: string, fault: View['typed'][string]['fault']): View => ({
  ...shown,
  sums: null,
  typed: { [TOLUENE_LINE.lineId]: { count, fault } },
});

const renderOrder = ({ asked }: Orderable) => (
  <Button look="signal" onClick={fn()}>{`去下单 ${asked.lines.length} 行`}</Button>
);

const meta = {
  title: '商城/采购单',
  component: PurchaseListView,
  parameters: { layout: 'fullscreen' },
  args: {
    view: shown,
    on: {
      signIn: fn(),
      refresh: fn(),
      type: fn(),
      arrange: fn(),
      remove: fn(),
      undo: fn(),
      deliver: fn(),
      open: fn(),
      askOfList: fn(),
      name: fn(),
      leave: fn(),
      confirm: fn(),
      renew: fn(),
      retry: fn(),
    },
    renderOrder,
    renderPaste: () => null,
    onVisit: fn(),
  },
} satisfies Meta<typeof PurchaseListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '两行，张家港发货，锁价中',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '增加甲苯' }));
    await expect(args.on.type).toHaveBeenCalledWith('P0012-D200-CNZJG', '3');
    await userEvent.click(canvas.getByRole('button', { name: '删除乙二醇' }));
    await expect(args.on.remove).toHaveBeenCalledWith('P0071-D200-CNZJG');
    await userEvent.click(canvas.getByRole('button', { name: '送货' }));
    await expect(args.on.deliver).toHaveBeenCalledWith({ way: 'SEND', to: '' });
    await userEvent.click(canvas.getByRole('button', { name: '提交采购资质' }));
    await expect(args.onVisit).toHaveBeenCalledWith('buyerPapers');
  },
};
export const Typing: Story = { name: '数量改了，还没保存', args: { view: typing('3', null) } };
export const Nothing: Story = { name: '一桶也没有', args: { view: typing('0', 'kgMissing') } };
export const Saving: Story = { name: '正在保存', args: { view: { ...typing('3', null), isBusy: true } } };
export const SavingOther: Story = { name: '正在保存别的改动', args: { view: { ...shown, isBusy: true } } };
export const Changed: Story = { name: '三桶甲苯', args: { view: of(CHANGED) } };
export const Replaced: Story = {
  name: '别处也改了这一行',
  args: { view: { ...of(CHANGED), replaced: { lineId: TOLUENE_LINE.lineId, kg: 900 } } },
};
export const Removed: Story = {
  name: '刚删一行，可放回',
  args: { view: { ...of(FEWER), removed: { productId: 'P0071', pack: 'D200', city: 'CNZJG', kg: 2250 } } },
};
export const Ticked: Story = {
  name: '留一行，可并成一车',
  args: { view: of(TICKED) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /乙二醇/ }));
    await expect(args.on.arrange).toHaveBeenCalledWith({ kind: 'tick', lineId: 'P0071-D200-CNZJG', isTicked: true });
    await userEvent.click(canvas.getByRole('button', { name: '改从天津发' }));
    await expect(args.on.arrange).toHaveBeenCalledWith({ kind: 'merge', from: 'CNZJG', to: 'CNTXG' });
    await userEvent.click(canvas.getByRole('button', { name: '十二月备货' }));
    await expect(args.on.arrange).toHaveBeenCalledWith({
      kind: 'move',
      listId: 'kQ3vLw8sT0eYb5hJ2mRzAg',
      lineIds: ['P0071-D200-CNZJG'],
    });
  },
};
export const BroughtAgain: Story = {
  name: '再下一单，三种情形',
  args: { view: { ...shown, brought: { taken: 2, stood: ['乙二醇 聚酯级'], left: ['丁酮 工业级'] } } },
};
export const NoOrder: Story = { name: '要再下的一单不在', args: { view: { ...shown, failureCode: 'noOrder' } } };
export const OneSigns: Story = {
  name: '企业规定这个金额需一人审批',
  args: { view: of({ ...LISTED, rule: { oneAbove: 500_000, twoAbove: 20_000_000 } }) },
};
export const TwoSign: Story = {
  name: '企业规定这个金额需两人审批',
  args: { view: of({ ...LISTED, rule: { oneAbove: 500_000, twoAbove: 1_200_000 } }) },
};
export const Over: Story = { name: '锁价到期，甲苯涨了', args: { view: of(OVER) } };
export const OverTyping: Story = {
  name: '锁价到期，数量改了还没保存',
  args: { view: { ...of(OVER), sums: null, typed: { [TOLUENE_LINE.lineId]: { count: '3', fault: null } } } },
};
export const Apart: Story = { name: '不可同车，缺货一行，下架一行，送杭州', args: { view: of(APART) } };
export const NotSaved: Story = {
  name: '断网，改动没保存',
  args: { view: { ...typing('3', null), failureCode: 'network', canRetry: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
export const Full: Story = { name: '行数到顶', args: { view: { ...shown, failureCode: 'full', canRetry: true } } };
export const TwoLists: Story = {
  name: '两张采购单',
  args: { view: of(TWO_LISTS) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '十二月备货 7 行' }));
    await expect(args.on.open).toHaveBeenCalledWith('kQ3vLw8sT0eYb5hJ2mRzAg');
    await userEvent.click(canvas.getByRole('button', { name: '新建' }));
    await expect(args.on.askOfList).toHaveBeenCalledWith('make');
  },
};
export const Naming: Story = {
  name: '新建一张，名称已有',
  args: { view: { ...of(TWO_LISTS), asking: { what: 'make', name: '十二月备货', fault: 'nameTaken' } } },
};
export const Renaming: Story = {
  name: '改名',
  args: { view: { ...of(TWO_LISTS), asking: { what: 'rename', name: '年底备货', fault: null } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存名称' }));
    await expect(args.on.confirm).toHaveBeenCalled();
  },
};
export const Dropping: Story = {
  name: '要删除一张',
  args: { view: { ...of(OTHER_LIST), asking: { what: 'drop', name: '', fault: null } } },
};
export const AllLists: Story = {
  name: '十张，到顶',
  args: { view: { ...of(ALL_LISTS), askable: ['rename', 'drop'] } },
};
export const Moved: Story = {
  name: '别处打开了另一张',
  args: { view: { ...of(OTHER_LIST), failureCode: 'moved' } },
};
export const Empty: Story = { name: '空的', args: { view: of(NOTHING_LISTED) } };
export const Loading: Story = { name: '正在取', args: { view: blank } };
export const SignedOut: Story = { name: '没有登录', args: { view: { ...blank, stage: 'signedOut' } } };
export const Finding: Story = { name: '请登录', args: { view: { ...blank, stage: 'signedOut', isFinding: true } } };
export const Lost: Story = { name: '取不到', args: { view: { ...blank, stage: 'lost', lostCode: 'network' } } };
export const ListedDark: Story = { ...Listed, name: '两行 深色', globals: { theme: 'dark' } };
export const ListedPhone: Story = {
  ...Listed,
  name: '两行 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
