import type { Meta, StoryObj } from '@storybook/react-vite';

import type { OrderState } from '../../domain/order/life/lifecycle';
import type { Money } from '../../domain/values/money';
import { CancelFees } from '../../src/trade/price/cancel-fees';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const feeIn = (state: OrderState): Money | null => {
  if (state === 'CARGO_IN') return null;
  return { amount: state === 'UNDER_REVIEW' ? 0 : 50_000, currency: '1' };
};

const pattern: PatternRecord = {
  views: ['src/trade/price/cancel-fees.tsx'],
  status: 'stable',
  purpose: '取消要付多少，按走到哪一步分行写。',
  use: ['确认一步，提交之前看到。', '数量没定时写“按数量算”，不写 0。'],
  avoid: ['不写进协议就算告知。', '已经取消的看退款，不看这里。'],
  good: { shows: () => <CancelFees feeIn={feeIn} />, why: '每一步一行，免费也写出来。' },
  bad: { shows: () => <p>取消可能产生费用</p>, why: '多少、从哪一步起，都没说。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'header p', name: '依据哪份协议' },
    { at: 'tbody tr', name: '走到哪一步，付多少' },
  ],

  heard: { at: 'tbody', says: '提交后至审核通过前；免费；已确认；¥500.00；已放舱；¥500.00；装箱或进港以后；不能取消' },
  keys: [],
  states: { long: '交易件-取消费--long-text', dark: '交易件-取消费--at-rest-dark' },
};

const meta = {
  title: '交易件/取消费',
  component: CancelFees,
  args: { feeIn },
  argTypes: { feeIn: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof CancelFees>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { feeIn, names: { CONFIRMED: '承运人确认舱位、已向海事机构申报之后' } },
};
export const AtRestDark = night(AtRest);
