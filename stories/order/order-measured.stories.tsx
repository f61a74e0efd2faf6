import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { OrderAnswerView as View } from '../../machines/order/order-answer';
import { MeasuredGoodsView } from '../../src/features/order-answer/measured-goods';
import { ASKED_AT, LARGER, measuredOf } from './order-measured.fixtures';

const RESTING: View = { busy: null, failureCode: null };

const meta = {
  title: '订单/进仓实测',
  component: MeasuredGoodsView,
  args: { measured: LARGER, now: ASKED_AT, view: RESTING, on: { accept: fn(), decline: fn() } },
} satisfies Meta<typeof MeasuredGoodsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...RESTING, ...view } } });

export const Asked: Story = {
  name: '等确认加收',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^确认加收/ }));
    await expect(args.on.accept).toHaveBeenCalledWith({ total: args.measured.now.totalUsd });
  },
};
export const Accepting = story('正在确认', { busy: 'yes' });
export const Declining = story('正在谢绝', { busy: 'no' });
export const Late = story('已过期限', { failureCode: 'late' });
export const OtherPrice = story('总价已变', { failureCode: 'price' });
export const Gone = story('这种办法没有了', { failureCode: 'gone' });
export const Offline = story('网络不通', { failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { failureCode: 'unexpected' });
export const Same: Story = { name: '相差不超过一成', args: { measured: measuredOf({ kg: 870, m3: 1.1 }) } };
export const Less: Story = { name: '少了，含亏舱费', args: { measured: measuredOf({ kg: 400, m3: 0.5 }) } };
export const Waiting: Story = {
  name: '已改配后一班',
  args: { measured: { ...LARGER, stands: 'WAITING', answerBy: '2026-12-11T09:00:00.000Z' } },
};
export const Stranded: Story = {
  name: '后续无箱位',
  args: { measured: { ...LARGER, stands: 'STRANDED', answerBy: null } },
};
