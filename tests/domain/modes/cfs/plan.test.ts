import { expect, it } from 'vitest';

import { firstPlan, planTrucks, soundPlan } from '../../../../domain/modes/cfs/board';
import { readReach } from '../../../../domain/modes/cfs/reading';
import { gateOpens, readGateSlot } from '../../../../domain/modes/cfs/slots';
import { REVIEW_HOURS } from '../../../../domain/order/findings/review';
import { slotEdit, slotsEdited } from '../../../../domain/modes/cfs/slot-edits';
import { buildBoards } from '../../../../server/trade/modes/cfs/boards';
import { findStation } from '../../../../server/trade/modes/cfs/stations';
import { cfsFacts, soundCfs } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';

const kept = findStation('C-SWGQ');
if (!kept) throw new Error('there is no station');
const boards = buildBoards(kept, { now: BOOKED_AT, taken: () => 0 });
const reach = readReach(soundCfs, cfsFacts());

it('plans every truck into a slot with room', () => {
  const plan = planTrucks(boards, ['20GP'], reach, 5);
  expect(plan?.gates).toHaveLength(5);
  for (const gate of new Set(plan?.gates)) {
    const [day = '', hour = ''] = gate.split('T');
    const left = boards.Y.days.find((one) => one.day === day)?.gate[
      [8, 9, 10, 11, 13, 14, 15, 16].indexOf(Number(hour))
    ];
    expect(plan?.gates.filter((one) => one === gate).length).toBeLessThanOrEqual(left ?? 0);
  }
  expect(new Set(plan?.gates).size).toBeGreaterThan(1);
  expect(planTrucks(boards, ['20GP'], { ...reach, cut: BOOKED_AT }, 1)).toBeNull();
});

it('starts after the review of dangerous goods, or at once when the cut-off is too near', () => {
  const gateOf = (change: Partial<typeof reach> = {}) => {
    const plan = soundPlan(boards, ['20GP'], { ...reach, ...change }, 1);
    return gateOpens(readGateSlot(plan?.gates[0] ?? '') ?? { day: '2026-11-20', hour: 0 }) - BOOKED_AT;
  };
  const HOUR = 3_600_000;
  expect(gateOf()).toBeGreaterThanOrEqual(REVIEW_HOURS * HOUR);
  expect(firstPlan(boards, ['20GP'], reach)?.gate).toBe(soundPlan(boards, ['20GP'], reach, 1)?.gates[0]);
  expect(gateOf({ isDanger: 'N', fires: [] })).toBeLessThan(REVIEW_HOURS * HOUR);
  expect(gateOf({ cut: BOOKED_AT + 36 * HOUR })).toBeLessThan(REVIEW_HOURS * HOUR);
});

it('keeps the drivers when slots are planned again', () => {
  const form = slotsEdited(soundCfs, slotEdit.plan({ gates: ['2026-12-02T09', '2026-12-02T10'], stuff: [] }));
  expect(form?.inbound.map(({ slot, plateNo }) => [slot, plateNo])).toEqual([
    ['2026-12-02T09', '沪A12345'],
    ['2026-12-02T10', ''],
  ]);
  expect(slotsEdited(soundCfs, { kind: 'own.plan', gates: 'odd', stuff: [] })?.inbound).toEqual([]);
});
