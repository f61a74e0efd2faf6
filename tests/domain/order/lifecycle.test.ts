import { describe, expect, it } from 'vitest';

import {
  closesBeforeVerified,
  FORWARD,
  HOLDING_STATES,
  houseMoves,
  isCancellable,
  ORDER_STATES,
  orderMove,
  type OrderState,
} from '../../../domain/order/life/lifecycle';

const FCL = ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED', 'COMPLETED'] as const;
const DOMESTIC = ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DEPARTED', 'ARRIVED', 'COMPLETED'] as const;
const DESK = ['CONFIRMED', 'BOOKED', 'COMPLETED'] as const;

const forward = Object.keys(FORWARD) as (keyof typeof FORWARD)[];
const onwards = (path: readonly OrderState[]) =>
  ORDER_STATES.flatMap((from) =>
    forward.flatMap((event) => {
      const to = orderMove(from, event, path);
      return to === null ? [] : [`${from} ${event} ${to}`];
    }),
  );

describe('order after confirmation', () => {
  it('moves to the next state of its path', () => {
    expect(onwards(DESK)).toEqual(['CONFIRMED space.released BOOKED', 'BOOKED completed COMPLETED']);
    expect(onwards(FCL)).toHaveLength(6);
  });

  it('skips only states outside its path', () => {
    expect(orderMove('CARGO_IN', 'departed', DOMESTIC)).toBe('DEPARTED');
    expect(orderMove('CARGO_IN', 'departed', FCL)).toBe(null);
    expect(orderMove('CARGO_IN', 'declared', DOMESTIC)).toBe(null);
    expect(houseMoves('CARGO_IN', FCL)).toEqual(['revoked', 'declared']);
  });

  it('does not move before confirmation', () => {
    for (const from of ['SUBMITTED', 'UNDER_REVIEW', 'PENDING_UPDATE'] as const)
      for (const event of forward) expect(orderMove(from, event, FCL)).toBe(null);
  });
});

it('can be cancelled until the cargo is in, and during review', () => {
  expect(ORDER_STATES.filter(isCancellable)).toEqual([
    'DRAFT',
    'SUBMITTED',
    'AWAIT_VERIFY',
    'UNDER_REVIEW',
    'DG_REVIEW',
    'PENDING_UPDATE',
    'CONFIRMED',
    'BOOKED',
  ]);
});

describe('closing sailing', () => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  const hours = (count: number) => now + count * 3_600_000;

  it('warns before submission when verification may take longer', () => {
    expect(closesBeforeVerified(hours(47.9), now)).toBe(true);
    expect(closesBeforeVerified(hours(48), now)).toBe(false);
    expect(closesBeforeVerified(null, now)).toBe(false);
  });
});

it('holds stock and accepts documents from submission until departure', () => {
  expect(HOLDING_STATES).toEqual([
    'SUBMITTED',
    'AWAIT_VERIFY',
    'UNDER_REVIEW',
    'DG_REVIEW',
    'PENDING_UPDATE',
    'CONFIRMED',
    'BOOKED',
    'CARGO_IN',
    'DECLARED',
  ]);
});
