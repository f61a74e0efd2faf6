import { expect, it } from 'vitest';

import { blankTruck, type WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { truckChangeHours, openUntil, slotText, replaceTruck } from '../../../../domain/modes/wh/truck-changes';
import { TRUCK_PARTS, type TypedTruck } from '../../../../domain/order/trucks/truck';
import { soundWh, whFacts } from '../../../support/wh-order';

const FORM: WhForm = {
  ...soundWh,
  inbound: [
    { ...blankTruck, slot: '9' },
    { ...blankTruck, day: '2026-12-03', slot: '14' },
  ],
};
const typed = (slot: string): TypedTruck => ({
  ...(Object.fromEntries(TRUCK_PARTS.map((part) => [part, ''])) as TypedTruck),
  plateNo: '沪A12345',
  slot,
});

it('stays open until two hours before each truck, on its own day', () => {
  expect([openUntil(FORM, 0), openUntil(FORM, 1), openUntil(FORM, 2)]).toEqual([
    '2026-11-30T23:00:00.000Z',
    '2026-12-03T04:00:00.000Z',
    null,
  ]);
  expect(openUntil({ ...FORM, inbound: [{ ...blankTruck, slot: '12' }] }, 0)).toBeNull();
});

it('replaces a truck at its hour, and ignores an unreadable hour', () => {
  const rows = (slot: string) => replaceTruck(FORM, 1, typed(slot))?.inbound.map((row) => `${row.day}|${row.slot}`);
  expect(slotText('2026-12-03', '8')).toBe('2026-12-03T08');
  expect(rows('2026-12-04T08')).toEqual(['|9', '2026-12-04|8']);
  expect(rows('2026-12-03T14'), 'as it was').toEqual(['|9', '2026-12-03|14']);
  for (const wrong of ['2026-12-04T12', '2026-12-04T8', '2026-12-04 08', 'x'])
    expect(rows(wrong)?.[1], wrong).toMatch(/\|$/);
  // The same hour keeps the implicit first day.
  expect(replaceTruck(FORM, 0, typed('2026-12-01T09'))?.inbound[0]).toMatchObject({
    day: '',
    slot: '9',
    plateNo: '沪A12345',
  });
  expect(replaceTruck(FORM, 2, typed('2026-12-04T08'))).toBeNull();
});

it('offers the future hours of two weeks within the stay', () => {
  const hours = (now: string, days = '30') => truckChangeHours({ inDate: '2026-12-01', days }, Date.parse(now));
  expect(hours('2026-11-20T00:00:00Z')[0]).toEqual({ day: '2026-12-01', hour: '8' });
  expect(hours('2026-11-20T00:00:00Z')).toHaveLength(14 * 8);
  expect(hours('2026-11-20T00:00:00Z', '2')).toHaveLength(2 * 8);
  // 10:00 in China: the hour that starts now is closed.
  expect(hours('2026-12-05T02:00:00Z')[0]).toEqual({ day: '2026-12-05', hour: '11' });
  expect(hours('2027-01-05T02:00:00Z')).toEqual([]);
});

it('rejects a truck in an hour that has begun', () => {
  const codes = (now: string) =>
    WH.faults({ ...soundWh, inbound: [{ ...blankTruck, slot: '9' }] }, { ...whFacts(), now: Date.parse(now) }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(codes('2026-12-01T00:59:00Z')).not.toContain('inbound.0.slot whHourPast');
  expect(codes('2026-12-01T01:00:00Z')).toContain('inbound.0.slot whHourPast');
});
