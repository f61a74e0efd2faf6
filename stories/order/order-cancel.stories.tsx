import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { OrderCancelView } from '../../machines/order/order-cancel';
import { OrderCancelDialogView } from '../../src/features/order-cancel/order-cancel-dialog';
import { night, phone } from '../sights';

const asking: OrderCancelView = {
  fee: { amount: 0, currency: '1' },
  beside: undefined,
  reason: null,
  isReasonMissing: false,
  isBusy: false,
  isClosed: false,
  failureCode: null,
};

const meta = {
  title: '下单/取消订单',
  component: OrderCancelDialogView,
  args: { view: asking, on: { choose: fn(), confirm: fn(), keep: fn() } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderCancelDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<OrderCancelView>): Story => ({
  name,
  args: { view: { ...asking, ...change } },
});
const dear = { amount: 50_000, currency: '1' };

export const Free: Story = {
  ...story('不收费用', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '确认取消' }));
    await expect(args.on.confirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '保留订单' }));
    await expect(args.on.keep).toHaveBeenCalled();
  },
};
export const Chosen = story('已选原因', { reason: '1' });
export const ReasonMissing = story('没有选原因', { isReasonMissing: true });
export const Cancelling = story('正在取消', { reason: '1', isBusy: true });
export const FeeChanged = story('取消费有变化', { reason: '1', fee: dear, failureCode: 'feeChanged' });
export const CancellingWithFee = story('按新的取消费取消中', { reason: '1', fee: dear, isBusy: true });
export const TooLate = story('不能再取消', { reason: '1', isClosed: true, failureCode: 'tooLate' });
export const TooLateWithFee = story('取消费有变化后不能再取消', {
  reason: '1',
  fee: dear,
  isClosed: true,
  failureCode: 'tooLate',
});
export const WithFee = story('要付取消费', { reason: '1', fee: dear });
export const MadeWithAnother: Story = {
  ...story('与运输订单一并提交的，写明另一单怎样', {
    reason: '1',
    fee: dear,
    beside: {
      orderNo: 'TR2611207K3M9Q',
      mode: 'TRUCK',
      state: 'CONFIRMED',
      cancelFee: { amount: 67_098, currency: '1' },
    },
  }),
  play: async () => {
    await expect(screen.getByText(/TR26 1120 7K3M 9Q 不会随之取消，现在取消它另收 ¥670\.98/)).toBeInTheDocument();
  },
};
export const Offline = story('网络不通', { reason: '1', failureCode: 'network' });
export const Unavailable = story('服务器繁忙', { reason: '1', failureCode: 'unavailable' });
export const Unexpected = story('系统出错', { reason: '1', failureCode: 'unexpected' });
export const FeeOffline = story('取消费有变化后断网', { reason: '1', fee: dear, failureCode: 'network' });
export const FeeUnavailable = story('取消费有变化后繁忙', { reason: '1', fee: dear, failureCode: 'unavailable' });
export const FeeUnexpected = story('取消费有变化后出错', { reason: '1', fee: dear, failureCode: 'unexpected' });

export const FreeDark = night(Free);
export const FeeChangedDark = night(FeeChanged);
export const FeeChangedPhone = phone(FeeChanged);
export const TooLatePhone = phone(TooLate);
