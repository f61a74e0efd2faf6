import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { Delivery, PurchaseGroup } from '../../domain/mall/purchase';
import { buildOrderable, type Orderable } from '../../domain/modes/mall/offered';
import type { ChoiceView } from '../../machines/booking/quoting';
import { OrderPressView } from '../../src/modes/mall/order-press';
import { LISTED } from '../booking/purchase.fixtures';
import { night, phone } from '../sights';

const [LISTED_GROUP] = LISTED.groups as [PurchaseGroup, ...PurchaseGroup[]];

function ordering(group: PurchaseGroup, delivery: Delivery): Orderable {
  const order = buildOrderable(group, delivery, false);
  if (!order) throw new Error('nothing of it can be ordered');
  return order;
}

/** Glycol only: toluene needs a paper. */
const FETCHED = ordering(LISTED_GROUP, { way: 'SELF', to: '' });
const SENT = ordering(
  { ...LISTED_GROUP, orderFreight: { total: 132_805, km: 241, trucks: null } },
  { way: 'SEND', to: '3301' },
);

const idle: ChoiceView = { isBusy: false, secondsLeft: null, isLapsed: false };

const meta = {
  title: '商城/下单一步',
  component: OrderPressView,
  args: { order: FETCHED, view: idle, on: { choose: fn(), seekAlternatives: fn(), renew: fn() } },
} satisfies Meta<typeof OrderPressView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Fetched: Story = {
  ...story('自提', {}),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(inside.getByText('1 行可以直接下单，货款 ¥12,037.50。')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /^去下单/ }));
    await expect(args.on.choose).toHaveBeenCalledWith(FETCHED.offer);
  },
};
export const Sent: Story = {
  ...story('送货', { order: SENT }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 行可以直接下单，货款与送货费共 ¥13,365.55。')).toBeVisible();
  },
};
export const Busy = story('正在锁价', { view: { ...idle, isBusy: true } });
export const Held = story('锁价中', { view: { ...idle, secondsLeft: 84_731 } });
export const Lapsed: Story = {
  ...story('锁价到期', { view: { ...idle, isLapsed: true } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^刷新价格/ }));
    await expect(args.on.renew).toHaveBeenCalled();
  },
};
export const FetchedDark = night(Fetched);
export const FetchedPhone = phone(Fetched);
