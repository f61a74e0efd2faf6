import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { firstChoice, noChoice } from '../../domain/mall/choice';
import type { DeliveredPrice } from '../../domain/mall/sheet';
import type { ProductDrawerView as View } from '../../machines/booking/product-drawer';
import { ProductDrawerView } from '../../src/features/mall/product-drawer';
import { BENZENE_ITEM, LISTED_ITEM, OTHER_OPEN, PRICED, TOLUENE_ITEM } from './mall.fixtures';

const choice = firstChoice(TOLUENE_ITEM, { kg: 1000, to: '3301' });
const blank: View = {
  productId: 'P0012',
  item: null,
  isMissing: false,
  failureCode: null,
  choice: noChoice,
  landed: null,
  isAsking: false,
  landedFailureCode: null,
  added: null,
  isAdding: false,
  canAdd: false,
  listFailureCode: null,
};
const here: View = { ...blank, item: TOLUENE_ITEM, choice, canAdd: true };
const refused = (code: Extract<DeliveredPrice, { kind: 'refused' }>['code']): DeliveredPrice => ({
  kind: 'refused',
  code,
});

const meta = {
  title: '商城/商品抽屉',
  component: ProductDrawerView,
  parameters: { layout: 'fullscreen' },
  args: {
    view: here,
    on: { change: fn(), retry: fn(), retryLanded: fn(), add: fn() },
    addressOf: (productId: string) => `/business?item=${productId}`,
    onClose: fn(),
    onVisit: fn(),
    renderSample: () => null,
  },
} satisfies Meta<typeof ProductDrawerView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Priced: Story = {
  name: '易制毒溶剂，送到杭州',
  args: { view: { ...here, landed: PRICED } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '自提' }));
    await expect(args.on.change).toHaveBeenCalledWith({ way: 'SELF' });
    await userEvent.click(page.getByRole('button', { name: '关闭商品' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Asking: Story = { name: '正在算到手价', args: { view: { ...here, isAsking: true } } };
export const NoWay: Story = { name: '这条路走不通', args: { view: { ...here, landed: refused('noLane') } } };
export const Nothing: Story = {
  name: '一桶也没有',
  args: { view: { ...here, canAdd: false, choice: { ...choice, count: '0' } } },
};
export const NoPlace: Story = {
  name: '还没说送到哪里',
  args: { view: { ...here, choice: { ...choice, to: '' } } },
};
export const LandedFailed: Story = {
  name: '到手价没算成',
  args: { view: { ...here, landedFailureCode: 'network' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await expect(args.on.retryLanded).toHaveBeenCalled();
  },
};
export const PermitMissing: Story = {
  name: '还没有购买备案',
  args: { view: { ...here, item: { ...TOLUENE_ITEM, gateAnswer: 'PERMIT_MISSING' } } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '提交采购资质' }));
    await expect(args.onVisit).toHaveBeenCalledWith('buyerPapers');
  },
};
export const Enquired: Story = {
  name: '询价商品，可取样，有两个规格',
  args: {
    view: {
      ...here,
      canAdd: false,
      item: BENZENE_ITEM,
      productId: 'P0014',
      choice: firstChoice(BENZENE_ITEM, { kg: null, to: null }),
    },
  },
};
export const Dearer: Story = {
  name: '送货的运费高于货款',
  args: { view: { ...here, landed: { ...PRICED, freight: 990_000, total: 1_777_320, landedPerKg: 1_646 } } },
};
export const Adding: Story = { name: '正在加入采购单', args: { view: { ...here, isAdding: true } } };
export const Added: Story = {
  name: '已加入采购单',
  args: { view: { ...here, landed: PRICED, added: { kg: 1080, replacedKg: null, onto: null } } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '加入采购单' }));
    await expect(args.on.add).toHaveBeenCalled();
  },
};
export const AddedOver: Story = {
  name: '采购单里原有一行，已改',
  args: { view: { ...here, landed: PRICED, added: { kg: 1080, replacedKg: 360, onto: null } } },
};
export const SeveralLists: Story = { name: '有几张采购单', args: { view: { ...here, item: LISTED_ITEM } } };
export const AddedOnto: Story = {
  name: '有几张采购单，已加入其中一张',
  args: { view: { ...here, item: LISTED_ITEM, added: { kg: 1080, replacedKg: null, onto: OTHER_OPEN } } },
};
export const Moved: Story = {
  name: '没加上，别处打开了另一张采购单',
  args: { view: { ...here, item: LISTED_ITEM, listFailureCode: 'moved' } },
};
export const NotAdded: Story = { name: '没加上，断网', args: { view: { ...here, listFailureCode: 'network' } } };
export const Loading: Story = { name: '载入中', args: { view: blank } };
export const Missing: Story = { name: '没有这个商品', args: { view: { ...blank, isMissing: true } } };
export const Failed: Story = { name: '载入失败', args: { view: { ...blank, failureCode: 'network' } } };
export const PricedDark: Story = { ...Priced, name: '易制毒溶剂 深色', globals: { theme: 'dark' } };
export const PricedPhone: Story = {
  ...Priced,
  name: '易制毒溶剂 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
