import { expect, it } from 'vitest';

import { amendedFee, isBarred } from '../../../domain/after';
import type { OrderStatus } from '../../../domain/after/rules';
import { HOUSE_EVENTS, type HouseEvent } from '../../../domain/order/life/lifecycle';
import { MEASURED_STANDS, type Measured } from '../../../domain/order/on-site/measured';
import { BUMPED_STANDS, type BumpedOrder } from '../../../domain/order/changes/bumped';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20);

const standing = (more: Partial<OrderStatus>): OrderStatus => ({
  state: 'CARGO_IN',
  measured: null,
  bumped: null,
  ...more,
});
const measured = (stands: Measured['stands']) => ({ stands }) as Measured;
const bumped = (stands: BumpedOrder['stands'], answerBy: string | null = null) => ({ stands, answerBy }) as BumpedOrder;

const barred = (order: OrderStatus): HouseEvent[] => HOUSE_EVENTS.filter((event) => isBarred(order, event));
const allBut = (event: HouseEvent): HouseEvent[] => HOUSE_EVENTS.filter((one) => one !== event);

it('bars revocation of an unmeasured order whose goods are in the store', () => {
  expect(barred(standing({}))).toEqual(['revoked']);
});

it('bars everything but revocation while the measures are disputed', () => {
  for (const stands of MEASURED_STANDS) {
    const isOpen = ['ASKED', 'WAITING', 'STRANDED'].includes(stands);
    expect([stands, barred(standing({ measured: measured(stands) }))]).toEqual([
      stands,
      isOpen ? allBut('revoked') : ['revoked'],
    ]);
  }
});

it('bars departure of bumped goods before the owner answers', () => {
  for (const stands of BUMPED_STANDS) {
    const order = standing({ state: 'DECLARED', bumped: bumped(stands) });
    expect([stands, barred(order)]).toEqual([stands, stands === 'ASKED' ? ['departed'] : []]);
  }
});

it('waives the cancellation fee while the owner of bumped goods may still answer', () => {
  const fee = { amount: 50_000, currency: 'CNY' };
  const at = (ms: number) => standing({ bumped: bumped('ASKED', new Date(NOW + ms).toISOString()) });
  expect(amendedFee(fee, standing({}), NOW)).toEqual(fee);
  expect(amendedFee(fee, at(HOUR), NOW)).toEqual({ ...fee, amount: 0 });
  expect(amendedFee(fee, at(-HOUR), NOW)).toEqual(fee);
});
