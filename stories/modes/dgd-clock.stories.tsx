import type { Meta, StoryObj } from '@storybook/react-vite';

import type { DgdOrder } from '../../domain/modes/dgd/receipt';
import type { OrderState } from '../../domain/order/life/lifecycle';
import { ServiceClockView } from '../../src/modes/dgd/service-clock';
import { order as placedOrder } from '../order/orders.fixtures';
import { night } from '../sights';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const SUBMITTED = '2026-11-20T14:00';
const past = (event: string, state: OrderState, when: string) => ({
  event,
  state,
  at: new Date(at(when)).toISOString(),
  note: null,
});

const waiting: DgdOrder = {
  ...placedOrder,
  mode: 'DGD',
  state: 'UNDER_REVIEW',
  submittedAt: new Date(at(SUBMITTED)).toISOString(),
  history: [past('submitted', 'UNDER_REVIEW', SUBMITTED)],
  service: '1',
  count: 1,
  hours: 8,
  isRush: true,
  deliverTo: 'lin@example.com',
  commission: [
    { name: '起飞机场', said: '上海浦东 PVG' },
    { name: '目的机场', said: '法兰克福 FRA' },
  ],
  results: [],
  earlier: null,
};
const accepted = (when: string): DgdOrder => ({
  ...waiting,
  state: 'CONFIRMED',
  history: [...waiting.history, past('accepted', 'CONFIRMED', when)],
});

const meta = {
  title: '服务台/办理时限',
  component: ServiceClockView,
  args: { order: waiting, now: at('2026-11-20T14:30') },
} satisfies Meta<typeof ServiceClockView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, order: DgdOrder, now: string): Story => ({ name, args: { order, now: at(now) } });

export const Waiting = story('等受理', waiting, '2026-11-20T14:30');
export const Late = story('过了受理时限', waiting, '2026-11-20T16:01');
export const Owner = story('等下单人', { ...waiting, state: 'PENDING_UPDATE' }, '2026-11-20T17:00');
export const Running = story('已受理，跨周末计时', accepted('2026-11-20T16:00'), '2026-11-20T17:00');
export const Overdue = story('超时', accepted('2026-11-18T16:00'), '2026-11-20T17:00');
export const Untold = story('放假安排未公布', accepted('2026-12-31T17:00'), '2026-12-31T17:30');
export const Done = story(
  '已交付',
  {
    ...accepted('2026-11-20T16:00'),
    state: 'COMPLETED',
    history: [...accepted('2026-11-20T16:00').history, past('completed', 'COMPLETED', '2026-11-23T11:00')],
  },
  '2026-11-23T12:00',
);
export const Cancelled = story('已取消', { ...waiting, state: 'CANCELLED' }, '2026-11-20T17:00');

export const RunningDark = night(Running);
