import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { OrderAnswerView as View } from '../../machines/order/order-answer';
import { BumpedOfferView } from '../../src/features/order-answer/bumped-offer';
import { BUMPED, BUMPED_AT } from './order-bumped.fixtures';

const RESTING: View = { busy: null, failureCode: null };

const meta = {
  title: '订单/拉货改配',
  component: BumpedOfferView,
  args: { bumped: BUMPED, now: BUMPED_AT, view: RESTING, on: { accept: fn(), decline: fn() } },
} satisfies Meta<typeof BumpedOfferView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...RESTING, ...view } } });

export const Asked: Story = {
  name: '等下单人答复',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '接受改配' }));
    await expect(args.on.accept).toHaveBeenCalledWith({ offerId: 'A-ZLKY801-261207' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '不接受，免费取消订单' }));
    await expect(args.on.decline).toHaveBeenCalledWith({ offerId: 'A-ZLKY801-261207' });
  },
};
export const Accepting = story('正在接受', { busy: 'yes' });
export const Declining = story('正在取消', { busy: 'no' });
export const Agreed: Story = { name: '改到约定的备选', args: { bumped: { ...BUMPED, stands: 'AGREED' } } };
export const Accepted: Story = { name: '已接受', args: { bumped: { ...BUMPED, stands: 'ACCEPTED', answerBy: null } } };
export const Lapsed: Story = { name: '未答复', args: { bumped: { ...BUMPED, stands: 'LAPSED', answerBy: null } } };
export const Over: Story = { name: '期限刚过', args: { now: Date.parse('2026-12-03T06:11:00.000Z') } };
