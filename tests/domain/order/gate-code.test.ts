import { expect, it } from 'vitest';

import { gateStand, isGateOver } from '../../../domain/order/trucks/gate-code';

const AT = Date.parse('2026-12-03T01:00:00.000Z');
const minutes = (count: number) => AT + count * 60_000;
const truck = { at: AT, plateNo: '沪A12345', isConfirmed: true };

it('opens for a truck in its hour or the hour before', () => {
  const stands = [-61, -60, 0, 59, 60].map((count) => gateStand(truck, minutes(count)));
  expect(stands).toEqual(['EARLY', 'OPEN', 'OPEN', 'OPEN', 'LATE']);
});

it('stays closed for an unconfirmed order and for a truck without a plate', () => {
  expect(gateStand({ ...truck, isConfirmed: false }, AT)).toBe('UNREAD');
  expect(gateStand({ ...truck, plateNo: ' ' }, AT)).toBe('NO_PLATE');
});

it('opens for a house truck without hour and plate', () => {
  expect(gateStand({ at: null, plateNo: '', isConfirmed: true }, AT)).toBe('OPEN');
  expect(gateStand({ at: null, plateNo: '', isConfirmed: false }, AT)).toBe('UNREAD');
});

it('expires after four hours', () => {
  expect([isGateOver(AT, minutes(240)), isGateOver(AT, minutes(240) + 1), isGateOver(null, minutes(9999))]).toEqual([
    false,
    true,
    false,
  ]);
});
