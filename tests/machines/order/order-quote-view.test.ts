import { createActor } from 'xstate';
import { expect, it } from 'vitest';

import { orderQuoteMachine, selectOrderQuote } from '../../../machines/order/order-quote';
import { orderQuotePlan } from '../../support/plans/order/order-quote.plan';

const NOW = Date.parse('2026-11-20T01:42:00Z');

it.each([
  [1_800_000, 1800],
  [1_799_001, 1800],
  [1_799_000, 1799],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('shows a lock with %d ms left as %d s', (left, secondsLeft) => {
  const [input] = Object.values(orderQuotePlan.inputs);
  const snapshot = createActor(orderQuoteMachine, { input: input as never }).getSnapshot();
  const held = { ...snapshot, context: { ...snapshot.context, deadline: NOW + left, now: NOW } };
  expect(selectOrderQuote(held as typeof snapshot).secondsLeft).toBe(secondsLeft);
});
