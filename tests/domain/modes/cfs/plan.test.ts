import { expect, it } from 'vitest';

import { firstPlan, planOf } from '../../../../domain/modes/cfs/board';
import { reachIn } from '../../../../domain/modes/cfs/reading';
import { slotEdit, slotsEdited } from '../../../../domain/modes/cfs/slot-edits';
import { boardsOf } from '../../../../server/modes/cfs/boards';
import { findStation } from '../../../../server/modes/cfs/stations';
import { cfsFacts, soundCfs } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';

const kept = findStation('C-SWGQ');
if (!kept) throw new Error('there is no station');
const boards = boardsOf(kept, { now: BOOKED_AT, taken: () => 0 });
const reach = reachIn(soundCfs, cfsFacts());

it('plans every truck for an hour that still has room for it', () => {
  const plan = planOf(boards, ['20GP'], reach, 5);
  const first = plan?.gates[0] ?? '';
  expect(firstPlan(boards, ['20GP'], reach)?.gate).toBe(first);
  expect(plan?.gates).toHaveLength(5);
  for (const gate of new Set(plan?.gates)) {
    const [day = '', hour = ''] = gate.split('T');
    const left = boards.Y.days.find((one) => one.day === day)?.gate[
      [8, 9, 10, 11, 13, 14, 15, 16].indexOf(Number(hour))
    ];
    expect(plan?.gates.filter((one) => one === gate).length).toBeLessThanOrEqual(left ?? 0);
  }
  expect(new Set(plan?.gates).size).toBeGreaterThan(1);
  expect(planOf(boards, ['20GP'], { ...reach, cut: BOOKED_AT }, 1)).toBeNull();
});

it('keeps who drives where hours are planned anew', () => {
  const form = slotsEdited(soundCfs, slotEdit.plan({ gates: ['2026-12-02T09', '2026-12-02T10'], stuff: [] }));
  expect(form?.inbound.map(({ slot, plateNo }) => [slot, plateNo])).toEqual([
    ['2026-12-02T09', '沪A12345'],
    ['2026-12-02T10', ''],
  ]);
  expect(slotsEdited(soundCfs, { kind: 'own.plan', gates: 'odd', stuff: [] })?.inbound).toEqual([]);
});
